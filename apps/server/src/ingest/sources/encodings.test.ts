import { encode } from 'iconv-lite';
import { expect, it } from 'vitest';
import { written, zipped } from '../testing/archives.ts';
import { page, type TestBook } from '../testing/epubs.ts';
import { encoded } from '../testing/pictures.ts';
import { readNovel } from '../testing/read-novel.ts';
import { temporaryFolder } from '../testing/work.ts';
import { openWork } from './open-work.ts';

const folder = await temporaryFolder();
const words = '吾輩は猫である。';
/** The same words in Shift_JIS. */
const shiftJis = Buffer.from('8ce1947982cd944c82c582a082e98142', 'hex');

function html(text: string, declaration = '', head = ''): string {
  return `${declaration}<html xmlns="http://www.w3.org/1999/xhtml"><head><title/>${head}</head><body><p>${text}</p></body></html>`;
}

function inShiftJis(declaration: string, head = ''): Buffer {
  const [before = '', after = ''] = html('@', declaration, head).split('@');
  return Buffer.concat([Buffer.from(before), shiftJis, Buffer.from(after)]);
}

function named(encoding: string): string {
  return `<?xml version="1.0" encoding="${encoding}"?>`;
}

function inEncoding(encoding: string, declaration: string, text: string): Buffer {
  return encode(html(text, declaration), encoding);
}

function bigEndian(text: string): Buffer {
  return Buffer.from(text, 'utf16le').swap16();
}

const utf16 = html('걷기', '<?xml version="1.0" encoding="utf-16"?>');

it.each([
  ['a declaration with spaces', inShiftJis('<?xml version="1.0" encoding = "shift_jis"?>'), words],
  ['a meta alone', inShiftJis('', '<meta charset="shift_jis"/>'), words],
  [
    'an old meta alone',
    inShiftJis('', '<meta http-equiv="Content-Type" content="text/html; charset=shift_jis"/>'),
    words,
  ],
  ['a meta that is not true', Buffer.from(html(words, '', '<meta charset="shift_jis"/>')), words],
  ['an old name', inShiftJis(named('cp932')), words],
  ['a name of Windows', inShiftJis(named('MS932')), words],
  [
    'Korean by the number of a code page',
    inEncoding('cp949', named('CP949'), '걷기 똠'),
    '걷기 똠',
  ],
  ['an encoding that browsers do not read', inEncoding('cp850', named('cp850'), 'déjà'), 'déjà'],
  ['what is no encoding of text', Buffer.from(html('a — b', named('base64'))), 'a — b'],
  ['a name that nobody knows', Buffer.from(html('a — b', named('x-mine'))), 'a — b'],
  ['UTF-16 that is none', Buffer.from(utf16), '걷기'],
  ['UTF-16 without a mark', Buffer.from(utf16, 'utf16le'), '걷기'],
  ['UTF-16 the other way about, without a mark', bigEndian(utf16), '걷기'],
  [
    'a mark of UTF-8 that a declaration denies',
    Buffer.from(`\uFEFF${html('café — 가', '<?xml version="1.0" encoding="iso-8859-1"?>')}`),
    'café — 가',
  ],
])('reads %s as it is meant', async (_, bytes, text) => {
  const found = await readNovel(folder, { files: { 'a.xhtml': bytes }, order: ['a.xhtml'] });
  expect(found.chapters.map((chapter) => chapter.words)).toEqual([text]);
  expect(found.omissions).toEqual([]);
});

it('takes down letters that an encoding does not have, and none that were lost before', async () => {
  const lost = Buffer.from(page('<p>it@s caf@ \uFFFD</p>').replaceAll('@', '\u0007'));
  const bytes = Buffer.from(lost.map((byte) => (byte === 7 ? 0x92 : byte)));
  const book: TestBook = {
    files: { 'a.xhtml': bytes, 'b.xhtml': page('<p>an old \uFFFD</p>') },
    order: ['a.xhtml', 'b.xhtml'],
  };
  const { omissions } = await readNovel(folder, book);
  const reason = 'has bytes that are no letters in its encoding, shown as \uFFFD';
  expect(omissions).toEqual([{ kind: 'text', place: 'OEBPS/a.xhtml', reason, characters: 2 }]);
});

it('takes them down of what lies beside the pages of a comic too', async () => {
  const info = Buffer.from('<ComicInfo><Title>caf@</Title></ComicInfo>');
  const archive = await zipped({
    '1.png': await encoded(20, 30),
    'ComicInfo.xml': Buffer.from(info.map((byte) => (byte === 0x40 ? 0xe9 : byte))),
  });
  const work = await openWork(await written(folder, 'comic.cbz', archive), { language: 'fr-FR' });
  expect(work.omissions()).toMatchObject([{ kind: 'text', place: 'ComicInfo.xml', characters: 1 }]);
});
