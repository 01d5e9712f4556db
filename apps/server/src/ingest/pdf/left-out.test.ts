import { expect, it } from 'vitest';
import { collectOmissions } from '../report/omissions.ts';
import { written } from '../testing/archives.ts';
import { pdf, plainPage } from '../testing/pdfs.ts';
import { temporaryFolder } from '../testing/work.ts';
import { openPdfFiles } from './pdf-files.ts';

const folder = await temporaryFolder();

async function leftOutOf(parts: Parameters<typeof pdf>[0]) {
  const omissions = collectOmissions();
  const file = await written(folder, 'a.pdf', pdf(parts));
  const files = await openPdfFiles(file, { omissions });
  files.close();
  return omissions.all();
}

function many(count: number, make: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => make(index)).join(' ');
}

it('says that there is more than is looked at, of notes and of attached files', async () => {
  const note = (index: number): string =>
    `<< /Type /Annot /Subtype /Text /Rect [0 0 9 9] /Contents (${index}) >>`;
  const notes = (count: number) => ({ more: `/Annots [${many(count, note)}]` });
  const leftOut = await leftOutOf({
    pages: [plainPage('1 0 0', notes(1000)), plainPage('1 0 0', notes(1001))],
    catalogue: `/Names << /EmbeddedFiles << /Names [${many(
      5002,
      (index) => `(f${index}) << /Type /Filespec /UF (f${index}.txt) /EF << >> >>`,
    )}] >> >>`,
  });
  const files = leftOut.filter(({ kind }) => kind === 'file');
  expect(files).toHaveLength(5001);
  expect(files.at(-1)).toEqual({
    kind: 'file',
    place: 'the PDF',
    reason: 'has 2 more files attached to it',
  });
  const reason = 'has over 1,000 notes, links and fields, of which the others were not looked at';
  expect(leftOut.filter(({ kind }) => kind === 'text')).toEqual([
    { kind: 'text', place: 'page 1', reason: 'has a note on it' },
    { kind: 'text', place: 'page 2', reason: 'has a note on it' },
    { kind: 'text', place: 'page 2', reason },
  ]);
});

function cidFont(name: string, order: string, encoding: string): string {
  return `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /${encoding} /DescendantFonts [
  << /Type /Font /Subtype /CIDFontType0 /BaseFont /${name} /CIDSystemInfo <<
  /Registry (Adobe) /Ordering (${order}) /Supplement 2 >> /FontDescriptor << /Type /FontDescriptor
  /FontName /${name} /Flags 4 /FontBBox [0 0 1000 900] /ItalicAngle 0 /Ascent 900 /Descent 0
  /StemV 80 >> >>] >>`;
}

const fonts = [
  `/J ${cidFont('HeiseiMin-W3', 'Japan1', 'UniJIS-UCS2-H')}`,
  '/C << /Type /Font /Subtype /TrueType /BaseFont /Arial /FirstChar 65 /LastChar 66 /Widths [600 600]',
  '/Encoding << /Type /Encoding /Differences [65 /afii10017 /scaron] >> >>',
  '/S << /Type /Font /Subtype /Type1 /BaseFont /Symbol >>',
].join(' ');

function line(font: string, text: string, mode = 0) {
  return plainPage('1 0 0', {
    content: `BT ${mode} Tr /${font} 24 Tf 20 300 Td ${text} Tj ET`,
    fonts,
  });
}

it('tells letters that are drawn from those of fonts that the PDF does not bring', async () => {
  const [shown, undrawn] = [
    'is shown as a picture',
    'is in a font that the PDF does not bring, and is not shown',
  ];
  const leftOut = await leftOutOf({
    pages: [
      line('J', '<65E5672C8A9E>'),
      line('J', '<65E5672C8A9E>', 3),
      line('C', '(AB)'),
      line('S', '(ab)'),
      line('F', '(caf\\351)'),
    ],
  });
  expect(leftOut.map(({ place, reason, characters }) => [place, reason, characters])).toEqual([
    ['page 1', undrawn, 3],
    // It lies over a scan, to be searched.
    ['page 2', shown, 3],
    ['page 3', shown, 1],
    ['page 3', undrawn, 1],
    ['page 4', shown, 2],
    ['page 5', shown, 4],
  ]);
});

it('says of pages that nothing is on them, and of words that stand with a mark', async () => {
  const annotation = (fields: string) => ({
    more: `/Annots [<< /Type /Annot /Rect [0 0 9 9] ${fields} >>]`,
  });
  const leftOut = await leftOutOf({
    pages: [
      { content: '' },
      plainPage('1 0 0', annotation('/Subtype /Highlight /QuadPoints [0 9 9 9 0 0 9 0]')),
      plainPage('1 0 0', annotation('/Subtype /Square /Contents (Mend this.)')),
    ],
    catalogue: '/AcroForm << /Fields [] /XFA [(template) 1 0 R] >>',
  });
  expect(leftOut).toEqual([
    { kind: 'document', place: 'the PDF', reason: 'is a form (XFA), which is not read' },
    {
      kind: 'picture',
      place: 'page 1',
      reason: 'has nothing on it that can be drawn',
      unplaced: true,
    },
    { kind: 'text', place: 'page 3', reason: 'has a note on it' },
  ]);
});

it('keeps the beginning of a name without end, which many may share', async () => {
  const file = `(a) << /Type /Filespec /UF (${'n'.repeat(100_000)}) /EF << >> >>`;
  const [attached] = await leftOutOf({
    pages: [plainPage('1 0 0')],
    catalogue: `/Names << /EmbeddedFiles << /Names [${file}] >> >>`,
  });
  expect(attached?.place).toBe('n'.repeat(1000));
});
