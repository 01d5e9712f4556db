import { deflateSync } from 'node:zlib';
import { epub, navigation, page } from '@hanji/server/ingest/testing/epubs.ts';
import { pdf, picturePage } from '@hanji/server/ingest/testing/pdfs.ts';

/** A book that takes much memory, and how many such it holds. */
export type HeavyBook = {
  readonly name: string;
  readonly ending: 'epub' | 'pdf';
  readonly flags?: readonly string[];
  /** Made to be too much, and refused with one line. */
  readonly isRefused?: boolean;
  readonly make: () => Promise<Buffer> | Buffer;
};

function many(count: number, make: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => make(index)).join('\n');
}

function bookOf(title: string, body: string, headMarkup = ''): Promise<Buffer> {
  const files = { 'a.xhtml': page(body, headMarkup) };
  return epub({ title, identifier: `urn:heavy:${title}`, files, order: ['a.xhtml'] });
}

function paragraphs(title: string, count: number): Promise<Buffer> {
  return bookOf(
    title,
    many(count, (index) => `<p class="a">Word ${index} <i>of</i> it.</p>`),
  );
}

/** Numbers that are as long as words, and never the same. */
function noise(seed: number): string {
  return (((seed + 1) * 2_654_435_761) % 4_294_967_296).toString(36);
}

function sentences(seed: number): string {
  return `The ${noise(seed)} goes on for a while, as ${noise(seed + 7)} does, and ends. `.repeat(8);
}

function longChapter(title: string, documents: number): Promise<Buffer> {
  const names = Array.from({ length: documents }, (_, index) => `d${index}.xhtml`);
  const texts = names.map((name, document) => {
    const body = many(28_000, (index) => `<p>${sentences(document * 28_000 + index)}</p>`);
    return [name, page(body)] as const;
  });
  const nav = ['nav.xhtml', navigation([['All of it', 'd0.xhtml']])] as const;
  return epub({
    title,
    identifier: `urn:heavy:${title}`,
    files: Object.fromEntries([...texts, nav]),
    order: names,
    properties: { 'nav.xhtml': 'nav' },
  });
}

/** A picture that is no JPEG, which the engine unpacks and draws. */
function pictureOf(side: number) {
  const row = Buffer.alloc(side * 3);
  for (let at = 0; at < row.length; at += 1) row[at] = (at * 7 + (at >> 9)) & 0xff;
  const bytes = Buffer.alloc(side * side * 3);
  for (let y = 0; y < side; y += 1) {
    row.copy(bytes, y * row.length);
    bytes[y * row.length] = y & 0xff;
  }
  const size = `/Width ${side} /Height ${side} /BitsPerComponent 8 /ColorSpace /DeviceRGB`;
  return {
    dictionary: `/Type /XObject /Subtype /Image ${size} /Filter /FlateDecode`,
    stream: deflateSync(bytes, { level: 1 }),
  };
}

function scans(side: number): Buffer {
  const picture = pictureOf(side);
  return pdf({ pages: Array.from({ length: 6 }, () => picturePage(picture)) });
}

function drawings(): Buffer {
  const shapes = (own: number): string =>
    many(200, (index) => {
      const [x, y] = [(index * 37 + own * 11) % 280, (index * 61) % 1700];
      return `0.${index % 10} 0.5 0.3 rg ${x} ${y} 60 90 re f`;
    });
  const tall = [300, 1736] as const;
  return pdf({
    pages: Array.from({ length: 24 }, (_, own) => ({ content: shapes(own), box: tall })),
  });
}

function wordAt(index: number): string {
  return `<p>Word ${index}.</p>`;
}

/** What takes more memory than other books below 1 GB do, as far as that is known. */
export const heavyBooks: readonly HeavyBook[] = [
  {
    name: 'a document of 150,000 elements',
    ending: 'epub',
    make: () => paragraphs('150', 75_000),
  },
  {
    name: 'a document of 480,000 elements',
    ending: 'epub',
    make: () => paragraphs('480', 240_000),
  },
  {
    name: 'a document of 300,000 lines',
    ending: 'epub',
    make: () => bookOf('lines', `<div>${many(300_000, (index) => `Line ${index}<br/>`)}</div>`),
  },
  {
    name: 'a line of 480,000 elements',
    ending: 'epub',
    make: () => bookOf('line', `<p>${many(240_000, (index) => `<i>w${index}</i> <b>x</b>`)}</p>`),
  },
  {
    name: 'a cell of 200,000 elements',
    ending: 'epub',
    make: () => {
      const words = many(100_000, (index) => `<p>Word <i>${index}</i>.</p>`);
      return bookOf('cell', `<table><tr><td>${words}</td></tr></table>`);
    },
  },
  {
    name: 'a table of 120,000 cells',
    ending: 'epub',
    make: () => {
      const cells = '<td>a</td><td>b</td><td>c</td>';
      const rows = many(30_000, (index) => `<tr><td>${index}</td>${cells}</tr>`);
      return bookOf('table', `<table>${rows}</table>`);
    },
  },
  {
    name: 'a drawing of 100,000 shapes',
    ending: 'epub',
    make: () => {
      const shapes = many(100_000, (index) => `<path d="M${index} 0L3 ${index}"/>`);
      return bookOf(
        'drawing',
        `<p>A map.</p><svg xmlns="http://www.w3.org/2000/svg">${shapes}</svg>`,
      );
    },
  },
  {
    name: 'a document of 250,000 paragraphs without ends',
    ending: 'epub',
    make: () =>
      bookOf(
        'unclosed',
        many(250_000, (index) => `<p>Word ${index}.`),
      ),
  },
  {
    name: 'a head of 250,000 elements',
    ending: 'epub',
    isRefused: true,
    make: () =>
      bookOf(
        'head',
        many(60_000, wordAt),
        many(250_000, () => '<meta name="a"/>'),
      ),
  },
  {
    name: 'a head with 8 MB of styles',
    ending: 'epub',
    isRefused: true,
    make: () => {
      const styles = many(400_000, (index) => `.a${index}{color:red}`);
      return bookOf('styles', many(60_000, wordAt), `<style>${styles}</style>`);
    },
  },
  {
    name: 'a script without an end',
    ending: 'epub',
    make: () => bookOf('script', `${many(60_000, wordAt)}<script>${many(220_000, wordAt)}`),
  },
  {
    name: 'a chapter of 100 MB of text',
    ending: 'epub',
    flags: ['--chapters', 'whole'],
    make: () => longChapter('chapter', 7),
  },
  { name: 'a PDF of drawings at 12 megapixels', ending: 'pdf', make: drawings },
  { name: 'a PDF of pictures of 36 megapixels', ending: 'pdf', make: () => scans(6000) },
  { name: 'a PDF of pictures of 96 megapixels', ending: 'pdf', make: () => scans(9800) },
];
