import { expect, it } from 'vitest';
import { keptSetting, readSetting } from './kept-setting.ts';

const globals = { edition: 'ja', locale: 'ja-JP', theme: 'dark', viewport: { value: 'phone' } };

it('keeps edition, language and theme, and gives them back', () => {
  expect(readSetting(keptSetting(globals), '')).toEqual({
    edition: 'ja',
    locale: 'ja-JP',
    theme: 'dark',
  });
});

it('leaves to an address what it says itself', () => {
  expect(readSetting(keptSetting(globals), 'theme:light;viewport:desktop')).toEqual({
    edition: 'ja',
    locale: 'ja-JP',
  });
});

it.each([null, '', 'torn {', '7', '{"theme":3,"other":"x"}'])('makes nothing of %j', (kept) => {
  expect(readSetting(kept, '')).toEqual({});
});
