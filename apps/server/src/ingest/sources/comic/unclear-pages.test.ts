import { expect, it } from 'vitest';
import { written } from '#ingest/testing/archives.ts';
import { epub, page } from '#ingest/testing/epubs.ts';
import { encoded } from '#ingest/testing/pictures.ts';
import { temporaryFolder } from '#ingest/testing/work.ts';
import { openWork } from '#ingest/sources/open-work.ts';

const folder = await temporaryFolder();
const [own, other] = [await encoded(120, 160), await encoded(130, 160)];
const pictures = [
  await encoded(140, 160),
  await encoded(150, 160),
  await encoded(160, 160),
  await encoded(170, 160),
];
const reason = 'shows something by its styles in a way that is not understood';

/** A comic of four pages that name their pictures, and one that does not. */
async function comicOf(shown: string, more: Readonly<Record<string, string>> = {}) {
  const plain = pictures.map((_, at) => [`c${at}.xhtml`, page(`<img src="p${at}.png" alt=""/>`)]);
  const files = {
    ...Object.fromEntries(plain),
    'odd.xhtml': shown,
    ...Object.fromEntries(pictures.map((bytes, at) => [`p${at}.png`, bytes])),
    'own.png': own,
    'other.png': other,
    ...more,
  };
  const order = [...plain.map(([name = '']) => name), 'odd.xhtml'];
  const file = await written(folder, 'unclear.epub', await epub({ files, order }));
  const work = await openWork(file, { language: 'en-US' });
  const keys: string[] = [];
  for (const { body } of work.source.chapters) {
    if (body.kind === 'images') for await (const { key = '' } of body.pages()) keys.push(key);
  }
  const omissions = work.omissions();
  work.close();
  return { last: keys.slice(pictures.length), omissions };
}

const box = '<div class="a" id="z"></div>';

function styled(css: string, body = box): string {
  return page(body, `<style>${css}</style>`);
}

it.each([
  ['a table', page('<table background="own.png"><tr><td>&#160;</td></tr></table>')],
  ['content in the place of an element', styled('.a { content: url(own.png) }')],
  [
    'the nth of its siblings',
    styled('.a:nth-child(2) { background: url(other.png) } .a { background: url(own.png) }'),
  ],
  [
    'what is said for print or a passing state',
    styled(
      '.a { background: url(own.png) } @media print { .a { background: none } } .a:hover { background: none }',
    ),
  ],
  [
    'what is said of others',
    styled(
      '.a { background: url(own.png) } div:not(.a) { background: none } .q ~ .a { background: none } .a[id="y"] { background: none }',
    ),
  ],
  [
    'what is important',
    styled('.a { background: url(own.png) !important } #z { background: none }'),
  ],
  [
    'what a pseudo-element has beside it',
    styled('.a { background: url(own.png) } .a::before { background: none }'),
  ],
  [
    'a choice of pictures',
    styled('.a { background-image: image-set("own.png" 1x, "other.png" 2x) }'),
  ],
  [
    'what counts on any screen',
    styled(
      '.a { background: url(own.png) } @media (min-width: 1px) { .a { background: url(other.png) } } @supports (color: nothing) { .a { background: none } }',
    ),
  ],
  ['a layer', styled('@layer one { .a { background: url(own.png) } }')],
  ['a page number', styled('.a { background: url(own.png) }', `${box}<p>- 4 -</p>`)],
])('finds the picture of a page by %s', async (_, shown) => {
  const { last, omissions } = await comicOf(shown);
  expect(last).toEqual(['OEBPS/own.png']);
  expect(omissions.filter(({ kind }) => kind !== 'text')).toEqual([]);
});

it('finds the picture of a page by a sheet that an instruction names', async () => {
  const [start = '', ...rest] = page(box).split('\n');
  const shown = [start, '<?xml-stylesheet type="text/css" href="s.css"?>', ...rest].join('\n');
  const { last } = await comicOf(shown, { 's.css': '.a { background: url(own.png) }' });
  expect(last).toEqual(['OEBPS/own.png']);
});

const unclear = [
  ['a variable', ':root { --bg: url(own.png) } .a { background: var(--bg) }'],
  ['a selector of which nobody knows', '.a:unheard-of { background: url(own.png) }'],
  ['a screen of a width', '@media (min-width: 1px) { .a { background: url(own.png) } }'],
  ['what a browser can do', '@supports (color: red) { .a { background: url(own.png) } }'],
] as const;

it.each(unclear)('marks a gap, with a note, for a page with %s', async (_, css) => {
  const { last, omissions } = await comicOf(styled(css));
  expect(last).toEqual(['OEBPS/odd.xhtml#0']);
  const gap = { kind: 'picture', place: 'OEBPS/odd.xhtml', reason, gap: true };
  expect(omissions).toEqual([gap]);
});

it.each([
  ['@import "s.css" print;', [], 0],
  ['@import "s.css" (min-width: 1px);', ['OEBPS/odd.xhtml#0'], 1],
  ['@import "s.css" layer(one) screen;', ['OEBPS/own.png'], 0],
])('goes by what an import asks of a screen (%s)', async (css, pages, gaps) => {
  const { last, omissions } = await comicOf(styled(css), {
    's.css': '.a { background: url(own.png) }',
  });
  expect([last, omissions.length]).toEqual([pages, gaps]);
});

it('leaves a page that is empty out without one', async () => {
  const { last, omissions } = await comicOf(styled('.b { background: url(own.png) }'));
  expect([last, omissions]).toEqual([[], []]);
});

it.each(unclear)('refuses a book of nothing but %s, and says why', async (_, css) => {
  const files = { 'a.xhtml': styled(css), 'b.xhtml': styled(css), 'own.png': own };
  const file = await written(
    folder,
    'nothing.epub',
    await epub({ files, order: ['a.xhtml', 'b.xhtml'] }),
  );
  await expect(openWork(file, { language: 'en-US' })).rejects.toThrow(reason);
});
