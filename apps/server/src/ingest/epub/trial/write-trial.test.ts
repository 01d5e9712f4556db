import type { Document, Node } from '@xmldom/xmldom';
import { describe, expect, it } from 'vitest';
import { openArchive } from '../../archive/open-archive.ts';
import { epub, navigation, page, type TestBook } from '../../testing/epubs.ts';
import { openChapter } from '../../testing/open-chapter.ts';
import { encoded } from '../../testing/pictures.ts';
import { parseStrictly } from '../../xml/parse-xml.ts';
import { bodyOf, readContentDocument } from '../document/content-document.ts';
import { readText } from '../document/count-characters.ts';
import { readContents } from '../package/read-contents.ts';
import { cutTrial, writeTrial } from '../write/write-trial.ts';
import { bookBytes } from '../write/written-book.ts';

async function trialOf(book: TestBook) {
  const archive = await openArchive(await epub(book));
  const beginning = await cutTrial(archive);
  if (beginning === null) return null;
  const trial = await openChapter(await bookBytes((to) => writeTrial(beginning, to)));
  const { spine, archive: own } = trial.book;
  const documents: Document[] = [];
  for (const { item } of spine) {
    documents.push(readContentDocument(await own.read(item.path), item.path));
  }
  const texts = documents.map((document) => readText(bodyOf(document) ?? document));
  const files: string[] = [];
  for (const name of trial.names) files.push(Buffer.from(await own.read(name)).toString());
  return { ...trial, documents, words: texts.join('\n'), everything: files.join('\n') };
}

/** The trial of a chapter of one document. */
async function trialOfBody(body: string) {
  const trial = await trialOf({ files: { 'a.xhtml': page(body) }, order: ['a.xhtml'] });
  return trial?.words ?? null;
}

/** Copies of what follows, so that the first words are some 15 % of it and over. */
function chapterOf(beginning: string, rest: string): string {
  const times = Math.ceil((beginning.length * 6) / rest.length);
  return `<p>${beginning}${rest.repeat(times)}</p>`;
}

describe('the beginning of a chapter ends with a sentence', () => {
  // Sentences of 300 to 400 letters of which the next one would be too many.
  const filler = (sentence: string) => sentence.repeat(Math.ceil(330 / sentence.length));

  it.each([
    ['Korean', '그는 골목 끝에서 걸음을 멈추었다. ', '“어디로 가는 거야?” '],
    ['Japanese', '彼は路地の先で足を止めた。', '「どこへ行くの？」'],
    ['Chinese', '他在巷子盡頭停下了腳步。', '「你要去哪裡？」'],
    ['Vietnamese', 'Anh dừng lại ở cuối con hẻm nhỏ. ', '“Em đi đâu thế?” '],
    ['English', 'He stopped at the end of the lane. ', '“Where are you going?” '],
    ['French', 'Il s’arrêta au bout de la ruelle. ', '« Où vas-tu ? » '],
    ['German', 'Er blieb am Ende der Gasse stehen. ', '„Wohin gehst du?“ '],
    ['German in books', 'Er blieb am Ende der Gasse stehen. ', '»Wohin gehst du?« '],
  ])('of %s, with the quotes behind it', async (_, sentence, quote) => {
    const beginning = filler(sentence) + quote;
    const long = `${sentence.trimEnd().slice(0, -1)}${' x'.repeat(40)}. `;
    const text = await trialOfBody(chapterOf(beginning, long));
    expect(text?.trim()).toBe(beginning.trim());
  });

  it.each([
    ['a title', 'And then Dr. Marlow came with Mrs. Smith to the harbour in the rain again. '],
    ['initials', 'And then J. R. Marlow came to the harbour, e.g. in the rain, once again. '],
    ['a German date', 'Und dann kam er am 3. Mai z. B. noch einmal zum Hafen bei Regen zurück. '],
    ['a saying that goes on', 'And “Why?” she asked, and “So it goes.” he said, and that was it. '],
    [
      'a Japanese saying',
      '彼は「行くよ。」と言って、それから「また来る。」って笑って帰っていった。',
    ],
    ['a Korean saying', '그는 “가자.”라고 말하고 “어서!”하고 소리치며 골목을 뛰어나갔다고 한다. '],
  ])('which %s does not end', async (_, sentence) => {
    const text = await trialOfBody(`<p>${sentence.repeat(60)}</p>`);
    const shown = (text ?? '').trim();
    expect(shown.length).toBeGreaterThan(200);
    expect(`${shown} `.replaceAll(/\s+/g, ' ')).toBe(
      sentence.endsWith(' ')
        ? sentence.repeat(Math.round((shown.length + 1) / sentence.length))
        : `${shown} `,
    );
    expect(shown.endsWith(sentence.trim())).toBe(true);
  });

  it('or with a paragraph, a line of verse or a heading without a period', async () => {
    const lines = Array.from({ length: 100 }, (_, index) => `<p>line ${index} of a song</p>`);
    const text = await trialOfBody(`<h1>A song</h1>${lines.join('')}`);
    expect(text).toMatch(/line \d+ of a song$/);
  });

  it('never within ruby, a quotation or a table, whose readings stay', async () => {
    const ruby = '<ruby>語<rp>(</rp><rt>ご</rt><rp>)</rp></ruby>';
    const trial = await trialOf({
      files: { 'a.xhtml': page(`<p>${'文'.repeat(299)}${ruby}</p><p>${'字'.repeat(2000)}。</p>`) },
      order: ['a.xhtml'],
    });
    expect(trial?.words).toBe(`${'文'.repeat(299)}語`);
    expect(trial?.everything).toContain('<rt>ご</rt>');
    const quoted = `<p>${'A lamp burned. '.repeat(20)}<q>${'It went out. '.repeat(9)}</q> So.</p>`;
    const text = await trialOfBody(`${quoted}<p>${'x'.repeat(2000)}</p>`);
    expect(text).toBe('A lamp burned. '.repeat(20));
  });

  it('or with a word, where no sentence ends in half of it', async () => {
    const text = await trialOfBody(`<p>${'never ending '.repeat(300)}</p>`);
    expect(text).toMatch(/never $|ending $/);
  });
});

describe('a very short chapter', () => {
  it.each([
    [
      'shows a sentence of two',
      '<p>Rain fell all day. The lamp went out at last that night.</p>',
      'Rain fell all day. ',
    ],
    ['shows a paragraph of two', '<p>Rain fell</p><p>The lamp went out at last</p>', 'Rain fell'],
    ['shows half of a sentence at most', '<p>Rain fell on the lamp</p>', 'Rain fell '],
    ['of one word is never shown whole', '<p>Rain</p>', 'Ra'],
  ])('%s', async (_, body, text) => {
    expect(await trialOfBody(body)).toBe(text);
  });

  it.each([
    ['one sign', '<p>R</p>'],
    ['nothing', '<p> </p>'],
    ['one picture', '<p><img src="a.jpg" alt="Rain"/></p>'],
  ])('of %s has no preview', async (_, body) => {
    const book = {
      files: { 'a.xhtml': page(body), 'a.jpg': Buffer.from('x') },
      order: ['a.xhtml'],
    };
    expect(await trialOf(book)).toBeNull();
  });
});

function sentenceAt(at: number): string {
  return `This is sentence ${at} of the harbour. `;
}
function told(from: number, to: number): string {
  const all = Array.from({ length: to - from }, (_, index) => sentenceAt(from + index));
  return all.map((words) => `<p>${words}</p>`).join('');
}

describe('nothing that is paid for leaves with the beginning', async () => {
  const jpeg = await encoded(20, 30, { format: 'jpeg' });
  const css = `.shown { background: url(shown.jpg) } .secret { background: url(secret.jpg) }
    .secret::after { content: "the secret of the end" } .shown, .secret { color: red }
    p:not(.secret) { margin: 0 } #ending { color: blue }`;
  const trial = await trialOf({
    files: {
      'a.xhtml': page(
        `<h1 class="shown">One</h1><p><img src="one.jpg" alt="one"/>Read<a epub:type="noteref" href="#near">1</a> and<a href="notes.xhtml#far">2</a> and <a href="c.xhtml#ending">on</a>.</p><aside id="near"><p>A near note.</p></aside>${told(0, 40)}`,
        '<link rel="stylesheet" href="book.css"/><style>.secret::before { content: "a secret in the head" }</style>',
      ),
      'b.xhtml': page(`<h1>Two</h1>${told(40, 80)}<p><img src="two.jpg" alt="two"/></p>`),
      'c.xhtml': page(`<h1 id="ending" class="secret">Three</h1>${told(80, 200)}`),
      'notes.xhtml': page('<aside id="far"><p>A far note.</p></aside>'),
      'nav.xhtml': navigation([
        ['One', 'a.xhtml'],
        ['Two', 'b.xhtml'],
        ['Three', 'c.xhtml'],
      ]),
      'book.css': css,
      ...Object.fromEntries(
        ['one', 'two', 'shown', 'secret'].map((name) => [`${name}.jpg`, jpeg] as const),
      ),
    },
    order: ['a.xhtml', 'b.xhtml', 'c.xhtml', 'notes.xhtml'],
    properties: { 'nav.xhtml': 'nav' },
  });
  if (trial === null) throw new Error('nothing to show');
  const shown = [...trial.words.matchAll(/sentence (\d+) of/g)].map(([, at]) => Number(at));

  it('of its sentences', () => {
    expect(shown.length).toBeGreaterThan(20);
    expect(shown).toEqual(shown.map((_, index) => index));
    for (let at = shown.length; at < 200; at += 1) {
      expect(trial.everything).not.toContain(sentenceAt(at).trim());
    }
    expect(trial.everything).not.toMatch(/Three|A far note/);
  });

  it('of its pictures and styles, nor what these write', () => {
    const names = trial.names.map((name) => name.split('/').at(-1));
    expect(names).toEqual(expect.arrayContaining(['one.jpg', 'shown.jpg', 'book.css']));
    expect(names).not.toEqual(expect.arrayContaining(['two.jpg']));
    expect(names).not.toEqual(expect.arrayContaining(['secret.jpg']));
    expect(trial.everything).not.toMatch(/secret of the end|secret in the head|\.secret\{/);
    expect(trial.everything).toContain('p:not(.secret)');
  });

  it('of its contents table', async () => {
    const contents = (await readContents(trial.book)).map(({ path }) => path.split('/').at(-1));
    expect(contents).toEqual(trial.book.spine.map(({ item }) => item.path.split('/').at(-1)));
    expect(contents).not.toContain('c.xhtml');
  });

  it('by its notes and links, which lead within it alone', async () => {
    const first = await trial.text('a.xhtml');
    expect(first).toContain('href="#near"');
    expect(first).toContain('A near note.');
    expect(first).not.toMatch(/href="(?:notes|c)\.xhtml/);
  });

  it('and every file of it is well-formed', async () => {
    for (const name of trial.names.filter((own) => /\.(?:xhtml|opf|xml)$/.test(own))) {
      expect(parseStrictly(await trial.text(name))).not.toBeNull();
    }
  });
});

describe('nothing of what is paid for stays in what the beginning does not show', async () => {
  const png = await encoded(20, 30);
  const rules = [
    'p:nth-child(150)::before { content: "of nth"; background: url(paid.png) }',
    ':is(.k150)::after { content: "of is" }',
    '[id="q150"]::after { content: "of an attribute" }',
    ':not(.zz):last-child::after { content: "of the last" }',
    'p ~ .k150::after { content: "of a sibling" }',
    ':unheard-of::after { content: "of nobody knows what" }',
    '@media screen { .k0 ~ p:nth-child(151)::after { content: "of a screen" } }',
    'p:nth-child(2)::after { content: "shown by nth" }',
    ':is(.k0, .k150) { color: green }',
    'p:not(.k0) > i, a:link, [id|="q"], :root { color: red }',
    ':lang(en) p:first-of-type { margin: 0 }',
  ];
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg"><defs>
    <image id="far" href="paid.png"/><text id="words">a drawn secret</text>
    <image id="near" href="near.png"/><g id="both"><use href="#near"/></g>
    <linearGradient id="colors"/></defs><symbol id="sign"><title>a signed secret</title></symbol>
    <use href="#both"/><a href="#words"><path d="M0 0"/></a></svg>`;
  const sentences = Array.from(
    { length: 200 },
    (_, at) =>
      `<p class="k${at}" id="q-${at}">Sentence ${at} is here<i>.</i> <a href="#q-0">b</a></p>`,
  );
  const trial = await trialOf({
    files: {
      'a.xhtml': page(
        drawing +
          sentences.join('') +
          drawing.replaceAll('id="', 'id="late-').replace('#both', '#far'),
        `<meta name="description" content="the butler did it"/><meta name="viewport" content="width=9"/>
         <meta property="og:title" content="the gardener did not"/><style>${rules.join('\n')}</style>`,
      ),
      'paid.png': png,
      'near.png': await encoded(21, 30),
    },
    order: ['a.xhtml'],
  });
  const everything = trial?.everything ?? '';

  it('be it what its head says', () => {
    expect(everything).not.toMatch(/the butler|the gardener/);
    expect(everything).toContain('name="viewport"');
  });

  it('or rules that find nothing in it, or of which nobody can tell', () => {
    expect(everything).toContain('Sentence 9 is here');
    expect(everything).not.toMatch(/"of [a-z ]+"/);
    expect(everything).toContain('"shown by nth"');
    expect(everything).toMatch(/:is\(\.k0,\.k150\)\{color:green/);
    expect(everything.replaceAll('&gt;', '>')).toContain(
      'p:not(.k0)>i,a:link,[id|="q"],:root{color:red',
    );
    expect(everything).toContain(':lang(en) p:first-of-type{');
  });

  it('or parts of drawings that only what follows would draw', () => {
    expect(everything).not.toMatch(/a drawn secret|a signed secret/);
    expect(everything).toContain('id="colors"');
    const names = trial?.names.map((name) => name.split('/').at(-1)) ?? [];
    expect(names).toContain('near.png');
    expect(names).not.toContain('paid.png');
  });
});

it('leaves what it shows at the very place that it has in the whole chapter', async () => {
  const body = `<div><h2>One</h2><p>${'He <i>went</i> home. '.repeat(90)}</p></div><p>End.</p>`;
  const whole = readContentDocument(Buffer.from(page(body)), 'a');
  const trial = await trialOf({ files: { 'a.xhtml': page(body) }, order: ['a.xhtml'] });
  const texts = (node: Node, path: string): [string, string][] =>
    node.nodeType === 3
      ? [[path, node.nodeValue ?? '']]
      : Array.from(node.childNodes).flatMap((child, at) => texts(child, `${path}/${at}`));
  const known = new Map(texts(bodyOf(whole) ?? whole, ''));
  const own = texts(bodyOf(trial?.documents[0] ?? whole) ?? whole, '');
  expect(own.length).toBeGreaterThan(10);
  for (const [path, words] of own) expect(known.get(path)?.startsWith(words)).toBe(true);
});
