import { expect, it } from 'vitest';
import { siteForLanguage } from './switch-language.ts';

const language = {
  code: 'ja-JP',
  label: '日本語',
  sort: 0,
  link: 'https://ja.hanji.example/',
} as const;

it.each([
  ['/', 'https://ja.hanji.example/switch?language=ja-JP'],
  ['/menu/all_comic/week', 'https://ja.hanji.example/switch?language=ja-JP'],
  ['/comic/7', 'https://ja.hanji.example/switch?language=ja-JP&redirect=%2Fcomic%2F7'],
])('leads from %s to the site that speaks a language', (pathname, site) => {
  expect(siteForLanguage(language, pathname)).toBe(site);
});

it.each(['', 'nowhere', 'javascript:alert(1)'])('leads nowhere by %j', (link) => {
  expect(siteForLanguage({ ...language, link }, '/comic/7')).toBeNull();
});
