import { expect, it } from 'vitest';
import { keptPageScript } from './kept-page.ts';

const asSent = { width: 720, gap: false, byPanel: false };
const kinds = [
  {
    address: /^\/(?:magazine_)?comic\/(\d+)\/chapter\/(\d+)(?:\/|$)/,
    places: 'x.places',
    settings: 'x.settings',
    asSent,
  },
  { address: /^\/area\/(\d+)\/(\d+)$/, places: 'y.places', settings: 'y.settings', asSent },
];

/** Whether the script marks the page at an address, with what a browser stores. */
function marks(pathname: string, stored: Readonly<Record<string, string>>): boolean {
  let marked = false;
  const localStorage = { getItem: (key: string) => stored[key] ?? null };
  const document = { documentElement: { setAttribute: () => (marked = true) } };
  // oxlint-disable-next-line typescript/no-implied-eval -- The script is text: it is run as a page runs it.
  const run = new Function('location', 'localStorage', 'document', keptPageScript(kinds));
  run({ pathname }, localStorage, document);
  return marked;
}

const chapter = '/comic/7/chapter/34/product';
const place = JSON.stringify({ version: 2, positions: [[34, {}]] });

it.each([
  ['a browser that keeps nothing', chapter, {}, false],
  ['a place in the chapter', chapter, { 'x.places': place }, true],
  ['one in a magazine', '/magazine_comic/7/chapter/34/trial', { 'x.places': place }, true],
  ['a place in another chapter', '/comic/7/chapter/3/product', { 'x.places': place }, false],
  ['a place and another page', '/comic/34', { 'x.places': place }, false],
  ['a place in a novel', '/novel/7/chapter/34/product', { 'x.places': place }, false],
  ['a width', chapter, { 'x.settings': '{"device":{"width":960},"titles":[]}' }, true],
  ['the width that it has anyway', chapter, { 'x.settings': '{"device":{"width":720}}' }, false],
  [
    'a width that the title takes back',
    chapter,
    { 'x.settings': '{"device":{"width":960},"titles":[[7,{"width":720}]]}' },
    false,
  ],
  ['pages for the title', chapter, { 'x.settings': '{"titles":[[7,{"mode":"page"}]]}' }, true],
  ['panels for the title', chapter, { 'x.settings': '{"titles":[[7,{"byPanel":true}]]}' }, true],
  ['a title that was set and taken back', chapter, { 'x.settings': '{"titles":[[7,{}]]}' }, false],
  [
    'a strip for the title',
    chapter,
    { 'x.settings': '{"titles":[[7,{"mode":"vertical"}]]}' },
    false,
  ],
  ['a place in a chapter of another kind', '/area/7/34', { 'y.places': place }, true],
  ['settings of another kind', '/area/7/34', { 'y.settings': '{"device":{"gap":true}}' }, true],
  ['a place under another kind’s key', '/area/7/34', { 'x.places': place }, false],
  ['a speed alone', chapter, { 'x.settings': '{"device":{"scrollSpeed":4},"titles":[]}' }, false],
  ['choices for another', chapter, { 'x.settings': '{"titles":[[8,{"mode":"page"}]]}' }, false],
  ['what cannot be read', chapter, { 'x.places': '{', 'x.settings': 'null' }, false],
  ['lists that are none', chapter, { 'x.places': '{"positions":{"34":1}}' }, false],
])('with %s', (_, pathname, stored, marked) => {
  expect(marks(pathname, stored)).toBe(marked);
});
