import { expect, it } from 'vitest';
import { readWritten } from './read-written.ts';

const poster = { url: '/api/media/covers/poster/720.webp', width: 720, height: 360 };
const pictures = new Map([['poster.png', poster]]);

function read(...lines: string[]) {
  return readWritten(lines.join('\n'), pictures);
}

/** The words of a page, as a reader sees them. */
function wordsOf(...lines: string[]): string {
  return JSON.stringify(read(...lines).page);
}

const plain = { strong: false, emphasis: false, href: null };

it('[B2-058] gives a page of operators piece by piece, with its pictures', () => {
  const { page, leftOut } = read(
    '# 募集要項',
    '',
    'テーマは**夜**。[要項](/document/faq)と*連絡先* [mail](mailto:a@hanji.example)',
    '',
    '![灯台のポスター](./poster.png "前回の大賞")',
    '',
    '1. 描く',
    '   - 下描き',
    '2. 送る',
    '',
    '> 待って\\',
    '> います',
    '',
    '***',
    '',
    '#### 賞',
  );
  expect(leftOut).toEqual([]);
  expect(page).toEqual([
    { kind: 'heading', level: 2, spans: [{ ...plain, text: '募集要項' }] },
    {
      kind: 'paragraph',
      spans: [
        { ...plain, text: 'テーマは' },
        { ...plain, text: '夜', strong: true },
        { ...plain, text: '。' },
        { ...plain, text: '要項', href: '/document/faq' },
        { ...plain, text: 'と' },
        { ...plain, text: '連絡先', emphasis: true },
        { ...plain, text: ' ' },
        { ...plain, text: 'mail', href: 'mailto:a@hanji.example' },
      ],
    },
    { kind: 'picture', picture: poster, alt: '灯台のポスター', caption: '前回の大賞' },
    {
      kind: 'list',
      start: 1,
      items: [
        { depth: 0, spans: [{ ...plain, text: '描く' }] },
        { depth: 1, spans: [{ ...plain, text: '下描き' }] },
        { depth: 0, spans: [{ ...plain, text: '送る' }] },
      ],
    },
    { kind: 'quote', spans: [{ ...plain, text: '待って\nいます' }] },
    { kind: 'rule' },
    { kind: 'heading', level: 3, spans: [{ ...plain, text: '賞' }] },
  ]);
});

it('cuts a paragraph at a picture, and follows addresses that are given elsewhere', () => {
  const { page } = read('前 ![](poster.png) 後ろ [要項]', '', '[要項]: /event/contest/1');
  expect(page.map(({ kind }) => kind)).toEqual(['paragraph', 'picture', 'paragraph']);
  expect(page[2]).toMatchObject({ spans: [{ text: ' 後ろ ' }, { href: '/event/contest/1' }] });
});

it.each([
  ['a script', '<script>alert(1)</script>', 'html', ''],
  ['a script in words', 'a <script>alert(1)</script> b', 'html', 'alert(1)'],
  ['HTML around words', 'a <b onclick="x()">bold</b>', 'html', 'bold'],
  ['a picture in HTML', 'a <img src=x onerror=alert(1)>', 'html', 'a'],
  ['HTML in a list', '- <iframe src="//evil.example">', 'html', ''],
  ['HTML in a quote', '> <style>*{display:none}</style>', 'html', ''],
  ['a comment', 'a <!-- [x](javascript:alert(1)) -->', 'html', 'a'],
  ['a script as address', '[click](javascript:alert(1))', 'link', 'click'],
  ['the same in disguise', '[click](JaVa\tScript:alert(1))', null, 'click'],
  ['entities of it', '[click](&#106;avascript:alert(1))', 'link', 'click'],
  ['an address of data', '[click](data:text/html,<script>1</script>)', 'link', 'click'],
  ['data between angles', '[click](<data:text/html,x>)', 'link', 'click'],
  ['another host in disguise', '[click](//evil.example/)', 'link', 'click'],
  ['a backslash', '[click](/\\\\evil.example)', 'link', 'click'],
  ['an automatic link', '<vbscript:msgbox(1)>', 'link', 'vbscript:msgbox(1)'],
  ['an address given elsewhere', '[click][x]\n\n[x]: javascript:alert(1)', 'link', 'click'],
  ['a picture of others', '![見て](https://evil.example/x.png)', 'picture', '見て'],
  ['a picture of data', '![見て](data:image/svg+xml,x)', 'picture', '見て'],
  ['a file that is not there', '![見て](other.png)', 'picture', '見て'],
  ['a way out of the folder', '![見て](../poster.png)', 'picture', '見て'],
  ['a picture by reference', '![見て][p]\n\n[p]: https://evil.example/x.png', 'picture', '見て'],
  ['a picture within a link', '[![見て](https://evil.example/x.png)](/)', 'picture', '見て'],
])('[B2-058] leaves out %s', (_, markdown, what, words) => {
  const { page, leftOut } = readWritten(markdown, pictures);
  const said = JSON.stringify(page);
  expect(said).not.toMatch(/"href":"(?!\/)|evil\.example|onerror|onclick|<script|<style|<img/);
  expect(page.flatMap((piece) => (piece.kind === 'picture' ? [piece] : []))).toEqual([]);
  expect(said).toContain(words);
  expect(leftOut[0] ?? null).toEqual(what && { what, line: 1 });
});

it('says in which line something is left out', () => {
  const { leftOut } = read('words', '', '<div>', '', 'a [x](javascript:1)', 'b ![y](z.png)');
  expect(leftOut).toEqual([
    { what: 'html', line: 3 },
    { what: 'link', line: 5 },
    { what: 'picture', line: 6 },
  ]);
});

it('bears any depth and any length', () => {
  const deep = `${'> '.repeat(200)}deep`;
  expect(wordsOf(deep)).toContain('deep');
  expect(wordsOf('*'.repeat(5000))).toBeTruthy();
  expect(wordsOf('['.repeat(3000))).toBeTruthy();
});
