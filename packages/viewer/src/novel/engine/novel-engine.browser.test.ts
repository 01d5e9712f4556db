import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { openArchive } from '#novel/engine/archive/book-archive.ts';
import { nameOfUrl, resolveInBook } from '#novel/engine/archive/book-paths.ts';
import { archiveLimits, readZipDirectory } from '#novel/engine/archive/zip-directory.ts';
import { contentsTable } from '#novel/engine/contents-table.ts';
import { readingEdge } from '#novel/engine/place/first-visible.ts';
import { mapText, rangeAt, shareBefore } from '#novel/engine/place/text-map.ts';
import { replaceCssAddresses } from '#novel/engine/safety/css-addresses.ts';
import { fontStack } from '#novel/engine/style/novel-fonts.ts';

/** An archive whose directory states something else than what is in it. */
function lying(buffer: ArrayBuffer, change: (view: DataView, entry: number) => void): ArrayBuffer {
  const copy = buffer.slice(0);
  const view = new DataView(copy);
  for (let at = 0; at < view.byteLength - 4; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50) change(view, at);
  }
  return copy;
}

function zip(files: Record<string, Uint8Array>): ArrayBuffer {
  return zipSync(files).slice().buffer;
}
const plain = zip({ 'a/b.txt': strToU8('hello '.repeat(1000)), 'ü.txt': strToU8('ü') });

describe('an archive', () => {
  it('gives its files, packed or not, by name', async () => {
    const archive = openArchive(plain);
    expect((await archive.text('a/b.txt')).length).toBe(6000);
    expect(await archive.text('ü.txt')).toBe('ü');
    expect(archive.sizeOf('a/b.txt')).toBe(6000);
    expect(archive.has('missing')).toBe(false);
    await expect(archive.bytes('missing')).rejects.toMatchObject({ problem: 'broken' });
  });

  it.each([
    ['is none', new ArrayBuffer(0), 'not-an-archive'],
    ['is cut off', plain.slice(0, plain.byteLength - 30), 'not-an-archive'],
    ['is encrypted', lying(plain, (view, at) => view.setUint16(at + 8, 1, true)), 'encrypted'],
    [
      'states one file too large',
      lying(plain, (view, at) => view.setUint32(at + 24, archiveLimits.entryBytes + 1, true)),
      'too-large',
    ],
    [
      'states the same bytes twice',
      lying(plain, (view, at) => view.setUint32(at + 20, plain.byteLength, true)),
      'too-large',
    ],
  ])('that %s is refused before anything is unpacked', (_, buffer, problem) => {
    expect(() => readZipDirectory(buffer)).toThrow(expect.objectContaining({ problem }));
  });

  it('with too many files is refused', () => {
    const files = Object.fromEntries(
      Array.from({ length: archiveLimits.entries + 1 }, (_, index) => [`${index}`, strToU8('')]),
    );
    expect(() => readZipDirectory(zip(files))).toThrow(
      expect.objectContaining({ problem: 'too-many-entries' }),
    );
  });

  it('that unpacks to more than it states is stopped there', async () => {
    const bomb = lying(plain, (view, at) => view.setUint32(at + 24, 100, true));
    await expect(openArchive(bomb).bytes('a/b.txt')).rejects.toMatchObject({
      problem: 'too-large',
    });
  });
});

describe('addresses', () => {
  it.each([
    ['c.xhtml', 'OPS/a.xhtml', 'OPS/c.xhtml', ''],
    ['../img/x%20y.png#z', 'OPS/text/a.xhtml', 'OPS/img/x y.png', 'z'],
    ['/OPS/c.xhtml', 'OPS/a.xhtml', 'OPS/c.xhtml', ''],
    ['#there', 'OPS/a%.xhtml', 'OPS/a%.xhtml', 'there'],
    ['../../../etc', 'OPS/a.xhtml', 'etc', ''],
  ])('%s in %s is %s', (address, from, name, fragment) => {
    expect(resolveInBook(address, from)).toEqual({ name, fragment });
  });

  it.each([
    'https://example.org/',
    '//example.org/x',
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'mailto:a@example.org',
    'blob:x',
  ])('%s leads out', (address) => {
    expect(resolveInBook(address, 'OPS/a.xhtml')).toBeUndefined();
  });

  it('are names again', () => {
    expect(nameOfUrl('/OPS/a%20b.xhtml#x')).toBe('OPS/a b.xhtml');
    expect(nameOfUrl('/100%.xhtml')).toBe('100%.xhtml');
  });

  it.each([
    ['a { b: url(x.png) }', 'a { b: url("[x.png]") }'],
    [`a { b: url( 'x y.png' ) }`, 'a { b: url("[x y.png]") }'],
    ['@import "x.css" screen;', '@import url("[x.css]") screen;'],
    ['@import url(x.css);', '@import url("[x.css]");'],
    ['/* url(x) */a{}', 'a{}'],
    [String.raw`a { b: u\72l(x) }`, 'a { b: url("[x]") }'],
    [String.raw`a { b: \url(x) }`, 'a { b: url("[x]") }'],
    [String.raw`a { b: url( x\(1\).png ) }`, 'a { b: url("[x(1).png]") }'],
    ['a::after { content: "plain" }', 'a::after { content: "plain" }'],
  ])('in %s are replaced', async (css, expected) => {
    expect(await replaceCssAddresses(css, async (address) => `[${address}]`)).toBe(expected);
  });

  it.each([
    ['of blanks without an end', `a{b:url(${' '.repeat(4000)}`],
    ['of blanks in words', `a::after{content:"url(${' '.repeat(4000)}"}`],
    ['in one another', 'url('.repeat(100_000)],
    ['of blanks in quotes', `a{b:url("${' '.repeat(200_000)}x")}`],
    ['in comments that do not end', '/*'.repeat(200_000)],
  ])('%s keep nobody waiting', async (_, css) => {
    expect(await replaceCssAddresses(css, async () => 'x')).toBeTypeOf('string');
  });

  it('that lead nowhere load nothing', async () => {
    expect(await replaceCssAddresses('a{b:url(x)}', async () => undefined)).toBe(
      'a{b:url("data:,")}',
    );
  });
});

describe('the contents table', () => {
  it('keeps order and depth and drops what leads out', () => {
    const item = (label: string, href: string, subitems: unknown[] = []) => ({
      id: '',
      label,
      href,
      subitems: subitems as never,
    });
    const items = [
      item(' One\n two ', 'a.xhtml', [item('Deep', 'b.xhtml#x')]),
      item('Out', 'https://example.org'),
      item('Part', '', [item('In part', 'a.xhtml')]),
      item('Beside the spine', 'c.xhtml'),
    ];
    const known = new Set(['OPS/a.xhtml', 'OPS/b.xhtml']);
    expect(contentsTable(items, 'OPS/nav.xhtml', (name) => known.has(name))).toEqual([
      { id: '0', label: 'One two', depth: 0, target: 'OPS/a.xhtml#' },
      { id: '0.0', label: 'Deep', depth: 1, target: 'OPS/b.xhtml#x' },
      { id: '2', label: 'Part', depth: 0, target: undefined },
      { id: '2.0', label: 'In part', depth: 1, target: 'OPS/a.xhtml#' },
    ]);
  });
});

describe('the text of a document', () => {
  it('knows the text without ruby, to the letter', () => {
    const content = new DOMParser().parseFromString(
      '<p>ab<ruby>漢<rt>kan</rt></ruby>c</p> <p>defgh</p>',
      'text/html',
    );
    const map = mapText(content.body);
    expect(map.nodes.map((node) => node.data).join('')).toBe('ab漢cdefgh');
    for (const [share, letter] of [
      [0, 'a'],
      [0.25, '漢'],
      [0.5, 'd'],
      [1, 'h'],
    ] as const) {
      const range = rangeAt(map, share);
      const node = range?.startContainer;
      expect(node?.nodeValue?.[range?.startOffset ?? -1]).toBe(letter);
    }
    const last = content.querySelectorAll('p')[1];
    expect(last && shareBefore(map, last, 0)).toBeCloseTo(4 / 9, 9);
  });
});

describe('the reading edge', () => {
  it.each([
    ['horizontal-tb', false, false, 'top'],
    ['horizontal-tb', true, false, 'left'],
    ['horizontal-tb', true, true, 'right'],
    ['vertical-rl', true, true, 'top'],
    ['vertical-rl', false, true, 'right'],
    ['vertical-lr', false, false, 'left'],
  ] as const)('of %s, by pages %s, from the right %s', (mode, paged, rtl, edge) => {
    expect(readingEdge(mode, paged, rtl)).toBe(edge);
  });
});

describe('typefaces', () => {
  it.each([
    ['ko-KR', 'Noto Sans KR'],
    ['ja-JP', 'Noto Sans JP'],
    ['zh-TW', 'Noto Sans TC'],
    ['fr-FR', 'Noto Sans'],
  ])('have a gothic for %s', (language, name) => {
    expect(fontStack('gothic', language)).toContain(`'${name}'`);
    expect(fontStack('serif', language)).toContain(`'${name.replace('Sans', 'Serif')}'`);
  });
});
