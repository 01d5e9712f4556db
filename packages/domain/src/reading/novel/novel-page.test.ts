import { expect, it } from 'vitest';
import { scopeOf, withChoice } from '#reading/settings/layers.ts';
import {
  canDivideWords,
  defaultNovelPage,
  novelChoicesOf,
  readNovelLayers,
  writeNovelLayers,
  type NovelLayers,
} from './novel-page.ts';

const none = { record: null, settings: null, mode: null };
const layers: NovelLayers = {
  title: { mode: 'page', writing: 'across', fontSize: 4 },
  device: { fontType: 3, fontSize: 1, lineHeight: 0, color: 2, margin: 'wide', ruby: false },
};

it('[A3-039] keeps how letters look as the specified record, and the rest in one of its own', () => {
  const { record, settings } = writeNovelLayers(null, 7, layers, false);
  expect(JSON.parse(settings)).toEqual({ fontType: 3, fontSize: 1, lineHeight: 0, color: 2 });
  expect(readNovelLayers({ record, settings, mode: null }, 7, false)).toEqual(layers);
  expect(readNovelLayers({ record, settings, mode: null }, 8, false).title).toEqual({});
});

it('lays a title over the device and that over the defaults', () => {
  expect(novelChoicesOf(layers, { darkTheme: true, language: 'ko-KR' })).toEqual({
    ...defaultNovelPage,
    ...layers.device,
    ...layers.title,
  });
  const read = readNovelLayers({ ...none, mode: '"page"' }, 1, true);
  expect(novelChoicesOf(read, { darkTheme: true, language: 'ko-KR' })).toMatchObject({
    mode: 'page',
    color: 4,
    ruby: true,
  });
  const { record, settings } = writeNovelLayers(
    null,
    1,
    { title: {}, device: { mode: 'scroll' } },
    true,
  );
  expect(readNovelLayers({ record, settings, mode: '"page"' }, 1, true).device.mode).toBe('scroll');
});

it('takes back for the title what is chosen for all', () => {
  const next = withChoice(layers, 'device', { fontSize: 0 });
  expect(next.title).toEqual({ mode: 'page', writing: 'across' });
  expect(novelChoicesOf(next, { darkTheme: false, language: 'ko-KR' }).fontSize).toBe(0);
  expect(withChoice(layers, 'title', { ruby: true }).title).toEqual({
    ...layers.title,
    ruby: true,
  });
  expect(scopeOf(layers)).toBe('title');
  expect(scopeOf({ title: { mode: undefined }, device: {} })).toBe('device');
});

it.each([
  '{',
  '[]',
  '{"version":2,"device":{"ruby":false}}',
  '{"version":1,"device":{"ruby":"no","margin":"x","fontSize":9}}',
])('reads nothing out of %s', (record) => {
  const read = readNovelLayers({ ...none, record }, 1, false);
  expect(novelChoicesOf(read, { darkTheme: false, language: 'ko-KR' })).toMatchObject(
    defaultNovelPage,
  );
});

it.each([
  ['de-DE', {}, true],
  ['de', {}, true],
  ['den', {}, false],
  ['fr-FR', {}, false],
  ['de-DE', { hyphens: false }, false],
])('divides words of %s where %o was chosen: %s', (language, device, divided) => {
  const chosen = novelChoicesOf({ title: {}, device }, { darkTheme: false, language });
  expect(chosen.hyphens).toBe(divided);
});

it.each([
  ['de-DE', true],
  ['en', true],
  ['fr-FR', true],
  ['vi-VN', false],
  ['ja-JP', false],
  ['ko', false],
  ['zh-TW', false],
  ['kok', true],
])('words of %s are divided: %s', (language, expected) => {
  expect(canDivideWords(language)).toBe(expected);
});
