import { describe, expect, it } from 'vitest';
import { packageOf } from '#ingest/testing/epubs.ts';
import { parseXml } from '#ingest/xml/parse-xml.ts';
import { readMetadata } from './read-metadata.ts';

function metadataOf(metadata: string) {
  const written = packageOf({ metadata, files: { 'a.xhtml': '' }, order: ['a.xhtml'] });
  const read = readMetadata(parseXml(new TextEncoder().encode(written), 'book.opf'));
  if (read === null) throw new Error('is no package');
  return read;
}

function refining(id: string, property: string, text: string): string {
  return `<meta refines="#${id}" property="${property}">${text}</meta>`;
}

describe('people of a book', () => {
  it('are authors and contributors by their MARC relators, as EPUB 3 and EPUB 2 have them', () => {
    const { authors, contributors, publisher, unplaced, unknownRoles } = metadataOf(`
      <dc:creator id="a">Ann</dc:creator>${refining('a', 'role', 'aut')}
      <dc:creator opf:role="ill">Bo</dc:creator>
      <dc:creator>Cy</dc:creator>
      <dc:creator opf:role="zzz">Zoe</dc:creator>
      <dc:contributor id="d">Di</dc:contributor>${refining('d', 'role', 'trl')}
      ${refining('d', 'role', 'edt')}${refining('d', 'role', 'xyz')}
      <dc:contributor opf:role="CLR">Ed</dc:contributor>
      <dc:contributor id="e">Flo</dc:contributor>
      ${refining('e', 'role', 'http://id.loc.gov/vocabulary/relators/nrt/')}
      <dc:contributor id="f">Gus</dc:contributor>${refining('f', 'role', 'B06')}
      <dc:contributor opf:role="asn">Hal</dc:contributor>
      <dc:contributor opf:role="bkp">calibre (7.0)</dc:contributor>
      <dc:contributor>Some Tool</dc:contributor>
      <dc:contributor opf:role="pbl">Lamp House</dc:contributor>`);
    expect(authors).toEqual([
      { name: 'Ann', role: 'writer' },
      { name: 'Bo', role: 'artist' },
      { name: 'Cy', role: 'creator' },
      { name: 'Zoe', role: 'creator' },
    ]);
    expect(contributors).toEqual([
      { name: 'Di', role: 'translator' },
      { name: 'Di', role: 'editor' },
      { name: 'Ed', role: 'colorist' },
      { name: 'Flo', role: 'narrator' },
      { name: 'Gus', role: 'translator' },
      { name: 'Hal', role: 'contributor' },
    ]);
    expect(publisher).toBe('Lamp House');
    expect(unplaced).toEqual(['calibre (7.0) (bkp)', 'Some Tool (no role)']);
    expect(unknownRoles).toEqual(['Zoe (zzz)', 'Di (xyz)']);
  });

  it('are found by how they are filed', () => {
    const { searchWords } = metadataOf(`
      <dc:creator id="a">夏目漱石</dc:creator>${refining('a', 'file-as', 'ナツメ ソウセキ')}
      ${refining('a', 'alternate-script', 'Natsume Sōseki')}
      <dc:creator opf:file-as="Melville, Herman">Herman Melville</dc:creator>`);
    expect(searchWords).toEqual(['ナツメ ソウセキ', 'Natsume Sōseki', 'Melville, Herman']);
  });

  it('are names that can be shown, whatever was written', () => {
    const giant = 'x'.repeat(5000);
    const { authors, contributors, unplaced } = metadataOf(`
      <dc:creator>Ann\u202e nnA&#x85;\n  Lee</dc:creator><dc:creator>${giant}</dc:creator>
      <dc:creator>\u200f</dc:creator>
      ${Array.from({ length: 300 }, (_, at) => `<dc:contributor opf:role="trl">T${at}</dc:contributor>`).join('')}`);
    expect(authors.map(({ name }) => name)).toEqual(['Ann nnA Lee', 'x'.repeat(200)]);
    expect(contributors).toHaveLength(50);
    expect(unplaced.slice(0, 2)).toEqual(['T50 (trl)', 'T51 (trl)']);
  });
});

describe('the series of a book', () => {
  const belongs = (id: string, name: string) =>
    `<meta property="belongs-to-collection" id="${id}">${name}</meta>`;

  it.each([
    [
      'a collection that is a series, before one that is a set',
      belongs('s', 'Classics') +
        refining('s', 'collection-type', 'set') +
        belongs('t', 'Lighthouse') +
        refining('t', 'collection-type', 'series') +
        refining('t', 'group-position', '02'),
      { name: 'Lighthouse', position: '2' },
    ],
    ['a collection of no kind', belongs('s', 'Lighthouse'), { name: 'Lighthouse' }],
    [
      'what Calibre writes',
      '<meta name="calibre:series" content="Lighthouse"/><meta name="calibre:series_index" content="3.0"/>',
      { name: 'Lighthouse', position: '3' },
    ],
    [
      'half a volume',
      '<meta name="calibre:series" content="Lighthouse"/><meta name="calibre:series_index" content="3.5"/>',
      { name: 'Lighthouse', position: '3.5' },
    ],
    [
      'a position that is none',
      belongs('s', 'Lighthouse') + refining('s', 'group-position', '<b>1</b> of 900'),
      { name: 'Lighthouse' },
    ],
    [
      'not what a collection belongs to itself',
      `<meta refines="#s" property="belongs-to-collection">Everything</meta>`,
      null,
    ],
    ['nothing', '', null],
  ])('is %s', (_, metadata, series) => expect(metadataOf(metadata).series).toEqual(series));
});

describe('what a book declares of its accessibility', () => {
  const schema = (property: string, text: string) =>
    `<meta property="schema:${property}">${text}</meta>`;

  it('is read in the words that are known, whatever their case', () => {
    const { accessibility } = metadataOf(
      schema('accessMode', 'textual') +
        schema('accessMode', 'chartOnVisual') +
        schema('accessModeSufficient', 'textual') +
        schema('accessModeSufficient', 'textual, visual') +
        schema('accessibilityFeature', 'AlternativeText') +
        schema('accessibilityFeature', 'mathml') +
        schema('accessibilityFeature', 'madeUp') +
        schema('accessibilityHazard', 'noFlashingHazard') +
        schema('accessibilityHazard', 'unknownSoundHazard') +
        schema('accessibilitySummary', 'All pictures are &lt;b&gt;described&lt;/b&gt;.') +
        `<meta property="dcterms:conformsTo">EPUB Accessibility 1.1 - WCAG 2.2 Level AA</meta>` +
        `<meta property="a11y:certifiedBy" id="c">Lamp House</meta>` +
        refining('c', 'a11y:certifierCredential', 'Benetech Certified'),
    );
    expect(accessibility).toEqual({
      modes: ['textual', 'visual'],
      sufficient: [['textual'], ['textual', 'visual']],
      features: ['alternativeText', 'MathML'],
      hazards: ['noFlashingHazard', 'unknownSoundHazard'],
      conformance: { epub: '1.1', wcag: '2.2', level: 'AA' },
      certifier: 'Lamp House',
      credential: 'Benetech Certified',
      summary: 'All pictures are described.',
    });
  });

  it.each([
    [
      '<link rel="dcterms:conformsTo" href="http://www.idpf.org/epub/a11y/accessibility-20170105.html#wcag-aa"/>',
      { epub: '1.0', wcag: null, level: 'AA' },
    ],
    [
      '<meta name="dcterms:conformsTo" content="EPUB-Accessibility 1.1 - WCAG 2.0 Level A"/>',
      { epub: '1.1', wcag: '2.0', level: 'A' },
    ],
    [
      `<meta property="dcterms:conformsTo">EPUB Accessibility 1.1 - ${'WCAG '.repeat(99)}</meta>`,
      undefined,
    ],
    ['<meta property="dcterms:conformsTo">javascript:alert(1)</meta>', undefined],
  ])('is the standard of %s', (metadata, conformance) => {
    expect(metadataOf(metadata).accessibility?.conformance).toEqual(conformance);
  });

  it('is nothing where nothing that is known is declared', () => {
    expect(metadataOf('').accessibility).toBeNull();
    expect(metadataOf(schema('accessMode', 'smell')).accessibility).toBeNull();
  });
});

it('has paragraphs of a synopsis that is written in HTML, and subjects as shops file them', () => {
  const { description, subjects } = metadataOf(`
    <dc:description>&lt;p&gt;It &amp;amp; they go.&lt;/p&gt;&lt;p onclick="x()"&gt;Then&lt;br/&gt;not.&lt;/p&gt;</dc:description>
    <dc:subject>Fiction / Fantasy</dc:subject>`);
  expect(description).toBe('It & they go.\nThen\nnot.');
  expect(subjects).toEqual(['Fiction ', ' Fantasy']);
});

it('says which names are cut', () => {
  const long = `Ann ${'a'.repeat(300)}`;
  const { authors, publisher, cutNames } = metadataOf(
    `<dc:creator>${long}</dc:creator><dc:creator>${'b'.repeat(200)}</dc:creator><dc:publisher>${long}</dc:publisher>`,
  );
  expect([authors.map(({ name }) => name.length), publisher.length]).toEqual([[200, 200], 200]);
  const start = `Ann ${'a'.repeat(36)}…`;
  expect(cutNames).toEqual([start, start]);
});
