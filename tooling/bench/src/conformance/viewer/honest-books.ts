import type { WrittenBook } from './write-book.ts';

const korean = '그녀는 비 내리는 골목 끝에서 오래된 등불을 바라보며 아무 말도 하지 않았다'.split(
  ' ',
);
const arabic = 'كان الفنار القديم يقف فوق الصخرة وينظر إلى البحر في صمت طويل كل مساء'.split(' ');

/** A paragraph that no other is. */
function paragraphOf(words: readonly string[], at: number, stop: string): string {
  const own = Array.from({ length: 26 }, (_, index) => words[(at * 7 + index * 5) % words.length]);
  return `<p>${at} ${own.join(' ')}${stop}</p>`;
}

/** Paragraphs from one number on, until there are about so many characters. */
function told(words: readonly string[], from: number, characters: number, stop = '.'): string {
  const paragraphs: string[] = [];
  for (let length = 0; length < characters;) {
    const text = paragraphOf(words, from + paragraphs.length, stop);
    length += text.length - '<p></p>'.length;
    paragraphs.push(text);
  }
  return paragraphs.join('\n');
}

function japanese(count: number): string {
  return Array.from(
    { length: count },
    (_, at) =>
      `<p>第${at}夜、<ruby>灯台<rp>（</rp><rt>とうだい</rt><rp>）</rp></ruby>の<ruby>光<rt>ひかり</rt></ruby>が「静かな海」を<ruby>照<rt>て</rt></ruby>らし、老いた<ruby>漁師<rt>りょうし</rt></ruby>は${at * 3 + 1}度だけ振り返った。</p>`,
  ).join('\n');
}

const vertical = '<style>html { writing-mode: vertical-rl; }</style>';

const uneven = Array.from({ length: 300 }, (_, at) =>
  at % 7 === 0 ? 6000 : 300 + ((at * 331) % 2000),
);

/** Books in the scripts and of the sizes that readers come with. */
export const honestBooks: readonly WrittenBook[] = [
  {
    name: 'korean',
    language: 'ko',
    documents: [{ body: `<h1>등불</h1>${told(korean, 0, 5000)}` }],
  },
  {
    name: 'japanese-ruby',
    language: 'ja',
    documents: [{ body: japanese(60) }, { body: japanese(30) }],
  },
  {
    name: 'japanese-vertical',
    language: 'ja',
    rightToLeft: true,
    documents: [
      { head: vertical, body: japanese(60) },
      { head: vertical, body: japanese(30) },
    ],
  },
  {
    name: 'arabic',
    language: 'ar',
    rightToLeft: true,
    documents: [0, 200].map((from) => ({
      body: `<div dir="rtl">${told(arabic, from, 9000)}</div>`,
    })),
  },
  {
    name: '300-chapters',
    language: 'ko',
    documents: uneven.map((characters, at) => ({
      body: `<h2>${at + 1}</h2>${told(korean, at * 1000, characters)}`,
    })),
  },
  {
    name: '450000-characters',
    language: 'ko',
    documents: [{ body: told(korean, 0, 450_000) }],
  },
];
