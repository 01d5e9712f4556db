import { expect, it } from 'vitest';
import { keptPageScript } from './kept-page.ts';

const keys = { places: 'x.places', settings: 'x.settings' };

/** Whether the script marks the page at an address, with what a browser stores. */
function marks(pathname: string, stored: Readonly<Record<string, string>>): boolean {
  let marked = false;
  const localStorage = { getItem: (key: string) => stored[key] ?? null };
  const document = { documentElement: { setAttribute: () => (marked = true) } };
  // oxlint-disable-next-line typescript/no-implied-eval -- The script is text: it is run as a page runs it.
  const run = new Function('location', 'localStorage', 'document', keptPageScript(keys));
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
  ['a speed alone', chapter, { 'x.settings': '{"device":{"scrollSpeed":4},"titles":[]}' }, false],
  ['choices for the title', chapter, { 'x.settings': '{"titles":[[7,{"mode":"page"}]]}' }, true],
  ['choices for another', chapter, { 'x.settings': '{"titles":[[8,{"mode":"page"}]]}' }, false],
  ['what cannot be read', chapter, { 'x.places': '{', 'x.settings': 'null' }, false],
  ['lists that are none', chapter, { 'x.places': '{"positions":{"34":1}}' }, false],
])('with %s', (_, pathname, stored, marked) => {
  expect(marks(pathname, stored)).toBe(marked);
});
