import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { collectOmissions } from '../report/omissions.ts';
import { written } from '../testing/archives.ts';
import { pdf, plainPage } from '../testing/pdfs.ts';
import { temporaryFolder } from '../testing/work.ts';
import { openPdfFiles } from './pdf-files.ts';

const folder = await temporaryFolder();
const colours = ['1 0 0', '0 1 0', '0 0 1'];
const right = pdf({ pages: colours.map((colour) => plainPage(colour)) }).toString('latin1');

async function opened(text: string) {
  const omissions = collectOmissions();
  const file = await written(folder, 'counted.pdf', Buffer.from(text, 'latin1'));
  const files = await openPdfFiles(file, { omissions });
  return { files, omissions };
}

/** Red, green and blue in the middle of each page. */
async function coloursOf(text: string): Promise<readonly string[]> {
  const { files, omissions } = await opened(text);
  const seen: string[] = [];
  for (const name of files.names) {
    // A TIFF that is not packed: its last pixels are its last bytes.
    const bytes = await files.read(name);
    seen.push([...bytes.subarray(-3)].map((value) => value / 255).join(' '));
  }
  files.close();
  expect(omissions.all()).toEqual([]);
  return seen;
}

it.each(['1', '4', '900000', '-3'])(
  'takes every page that hangs in the tree, whatever its root counts: %s of 3',
  async (count) => {
    expect(await coloursOf(right.replace('/Count 3', `/Count ${count}`))).toEqual(colours);
  },
);

it('looks for them below branches that count wrongly too, and takes no page that hangs nowhere', async () => {
  // The second page's object becomes a branch with the third below it; the first hangs nowhere.
  const branch = '7 0 obj\n<< /Type /Pages /Parent 2 0 R /Count 7 /Kids [9 0 R 9 0 R] /Was ';
  const text = right
    .replace(/\/Count 3 \/Kids \[.*?\]/, '/Count 1 /Kids [7 0 R 11 0 R]')
    .replace('7 0 obj\n<< /Type /Page /Parent 2 0 R', branch)
    .replace(/\/Was .*?\/Contents \d+ 0 R /, '')
    .replace('9 0 obj\n', '11 0 obj\n<< /Type /Page /Parent 2 0 R >>\nendobj\n9 0 obj\n');
  const { files } = await opened(text);
  expect(files.names).toHaveLength(3);
  files.close();
});

it('says to which page an entry of the outline leads that the file does not count', async () => {
  const outline = colours.map((title, page) => ({ title, page }));
  const pages = colours.map((colour) => plainPage(colour));
  const text = pdf({ pages, outline }).toString('latin1').replace('/Count 3', '/Count 1');
  const { files } = await opened(text);
  expect(files.facts.outline).toEqual(outline);
  files.close();
});

/** The file with a part of it moved into a stream of objects, as most programs write it today. */
function packed(text: string, numbers: readonly number[]): string {
  const bodies = numbers.map(
    (number) => new RegExp(String.raw`\n${number} 0 obj\n([\s\S]*?)\nendobj`).exec(text)?.[1] ?? '',
  );
  let at = 0;
  const head = numbers.map((number, index) => {
    const pair = `${number} ${at}`;
    at += (bodies[index]?.length ?? 0) + 1;
    return pair;
  });
  const first = `${head.join(' ')}\n`;
  const objects = deflateSync(Buffer.from(`${first}${bodies.join('\n')}`, 'latin1'));
  const size = Number(/\/Size (\d+)/.exec(text)?.[1]);
  let file = text.slice(0, text.indexOf('xref\n0 '));
  for (const number of numbers) {
    file = file.replace(new RegExp(String.raw`\n${number} 0 obj\n[\s\S]*?\nendobj`), '');
  }
  const rows = Buffer.alloc((size + 2) * 5);
  const row = (number: number, kind: number, place: number, index: number): void => {
    rows.writeUInt8(kind, number * 5);
    rows.writeUInt16BE(place, number * 5 + 1);
    rows.writeUInt16BE(index, number * 5 + 3);
  };
  for (const [, number] of file.matchAll(/(?<=\n)(\d+) 0 obj/g)) {
    row(Number(number), 1, file.indexOf(`\n${number} 0 obj`) + 1, 0);
  }
  for (const [index, number] of numbers.entries()) row(number, 2, size, index);
  row(size, 1, file.length, 0);
  file += `${size} 0 obj\n<< /Type /ObjStm /N ${numbers.length} /First ${first.length} /Filter /FlateDecode /Length ${objects.length} >>\nstream\n${objects.toString('latin1')}\nendstream\nendobj\n`;
  const table = file.length;
  row(size + 1, 1, table, 0);
  const root = /\/Root \d+ 0 R/.exec(text)?.[0];
  return `${file}${size + 1} 0 obj\n<< /Type /XRef /Size ${size + 2} /W [1 2 2] ${root} /Length ${rows.length} >>\nstream\n${rows.toString('latin1')}\nendstream\nendobj\nstartxref\n${table}\n%%EOF\n`;
}

it.each(['1', '5'])('does so where the tree is packed, and counts %s', async (count) => {
  const text = packed(right.replace('/Count 3', `/Count ${count}`), [1, 2, 5, 7, 9]);
  expect(text).not.toMatch(/\/Type \/Pages?/);
  expect(await coloursOf(text)).toEqual(colours);
});

it('says where more pages may lie that cannot be looked for', async () => {
  const text = packed(right.replace('/Count 3', '/Count 1'), [1, 2, 5]);
  const more = `99 0 obj\n<< /Type /ObjStm /N 1 /First 5 /Filter /LZWDecode /Length 1 >>\nstream\n0\nendstream\nendobj\n`;
  const { files, omissions } = await opened(text.replace('startxref', `${more}startxref`));
  files.close();
  const reason = 'may have more pages than the 1 that it counts, which could not be looked for';
  expect(omissions.all()).toEqual([{ kind: 'document', place: 'the PDF', reason, unplaced: true }]);
});
