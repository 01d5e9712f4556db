import { expect, it } from 'vitest';
import { keptThemeScript } from './kept-theme.ts';

/** What the script says of the page at an address, with what a browser stores. */
function marksOf(pathname: string, stored: Readonly<Record<string, string>>) {
  const marks: Record<string, unknown> = {};
  const localStorage = { getItem: (key: string) => stored[key] ?? null };
  const setAttribute = (attribute: string, value: unknown): void => {
    marks[attribute] = value;
  };
  // oxlint-disable-next-line typescript/no-implied-eval -- The script is text: it is run as a page runs it.
  const run = new Function('location', 'localStorage', 'document', keptThemeScript('x.theme'));
  run({ pathname }, localStorage, { documentElement: { setAttribute } });
  return marks;
}

const chapter = '/novel/7/chapter/34/product';
const titles = '{"version":1,"device":{},"titles":[[7,{"color":4}],[8,{"margin":"wide"}]]}';
const ofAll = { novel_viewer_setting: '{"color":2}' };
const both = { ...ofAll, 'hanji.novelSettings': titles };

it.each([
  ['nothing', chapter, {}, {}],
  ['a theme of the site', '/', { 'x.theme': 'dark' }, { 'data-theme': 'dark' }],
  ['one that is none', '/', { 'x.theme': 'loud' }, {}],
  ['a ground for all novels', chapter, ofAll, { 'data-novel-theme': 2 }],
  ['one for this novel', chapter, both, { 'data-novel-theme': 4 }],
  ['one for its preview', '/preview/novel/7/chapter/epub', both, { 'data-novel-theme': 4 }],
  ['none for another novel', '/novel/8/chapter/1/trial', both, { 'data-novel-theme': 2 }],
  ['one for a novel, at a comic', '/comic/7/chapter/1/product', both, { 'data-novel-theme': 2 }],
  ['what cannot be read', chapter, { ...ofAll, 'hanji.novelSettings': '{' }, {}],
])('marks a page before its first paint: %s', (_, pathname, stored, marks) => {
  expect(marksOf(pathname, stored)).toEqual(marks);
});
