import { genres, authorRoles, restrictedAges } from '@hanji/contract/vocabulary.ts';
import { expect, it } from 'vitest';
import { palettes } from '#paint/palette.ts';
import { readingOf } from '#shelf/japanese-readings.ts';
import { type ComicScript, compositions, emblems, moods, settings, workLocales } from '#script.ts';
import { readComics, readNovels } from './folder.ts';
import { parseNovel } from './parse-novel.ts';

const comics = readComics();
const novels = readNovels();

function spoken(script: ComicScript) {
  return script.chapters.flatMap((c) => c.panels.flatMap((p) => p.lines));
}

it('has no two works of one name', () => {
  const names = [...comics.map((c) => c.slug), ...new Set(novels.map((n) => n.slug))];
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(novels.map((n) => `${n.slug}.${n.locale}`)).size).toBe(novels.length);
});

it.each(comics.map((c) => [c.slug, c] as const))(
  '%s says everything in six languages',
  (_, script) => {
    const texts = [
      script.title,
      script.synopsis,
      ...script.authors.map((a) => a.name),
      ...script.chapters.map((c) => c.title),
      ...spoken(script).map((l) => l.text),
    ];
    for (const words of texts) {
      expect(Object.keys(words).toSorted()).toEqual([...workLocales].toSorted());
      for (const text of Object.values(words)) expect(text.trim()).not.toBe('');
    }
  },
);

it.each(comics.map((c) => [c.slug, c] as const))('%s keeps to the known words', (_, script) => {
  for (const genre of [script.genre, ...script.moreGenres]) expect(genres).toContain(genre);
  expect(palettes).toHaveProperty(script.palette);
  expect(['comic', 'magazine_comic']).toContain(script.contentType);
  for (const { role } of script.authors) expect(authorRoles).toContain(role);
  const cast = Object.keys(script.cast);
  expect(compositions).toContain(script.cover.composition);
  expect(cast).toContain(script.cover.lead ?? 'a');
  expect([...emblems, undefined]).toContain(script.cover.emblem);
  expect(script.cover.emblem !== undefined).toBe(script.cover.composition === 'emblem');
  for (const panel of script.chapters.flatMap((c) => c.panels)) {
    expect(settings).toContain(panel.setting);
    expect(['dawn', 'day', 'dusk', 'night']).toContain(panel.time);
    expect(['clear', 'rain', 'snow', 'fog', 'wind']).toContain(panel.weather);
    expect(['wide', 'medium', 'close']).toContain(panel.shot);
    for (const { who, mood } of panel.cast) {
      expect(cast).toContain(who);
      expect(moods).toContain(mood);
    }
    for (const { who } of panel.lines) expect([...cast, 'caption', 'sfx']).toContain(who);
  }
});

it.each(comics.map((c) => [c.slug, c] as const))('%s speaks in short lines', (_, script) => {
  const long: string[] = [];
  for (const { text } of spoken(script)) {
    for (const locale of workLocales) {
      const most = ['ko-KR', 'ja-JP', 'zh-TW'].includes(locale) ? 28 : 60;
      if ([...text[locale]].length > most) long.push(text[locale]);
    }
  }
  expect(long).toEqual([]);
});

it.each(novels.map((n) => [`${n.slug} (${n.locale})`, n] as const))(
  '%s is a whole novel',
  (_, novel) => {
    expect(workLocales).toContain(novel.locale);
    expect(['novel', 'magazine_novel']).toContain(novel.contentType);
    for (const genre of [novel.genre, ...novel.moreGenres]) expect(genres).toContain(genre);
    expect(palettes).toHaveProperty(novel.palette);
    expect(settings).toContain(novel.coverSetting);
    expect(restrictedAges).toContain(novel.restrictedAge);
    for (const { name, role } of novel.authors) {
      expect(name).not.toMatch(/[()]/u);
      expect(authorRoles).toContain(role);
    }
    expect(novel.synopsis.length).toBeGreaterThan(30);
    expect(novel.chapters.length).toBeGreaterThanOrEqual(3);
    for (const { title, blocks } of novel.chapters) {
      expect(title).not.toBe('');
      expect(blocks.filter((b) => b.kind === 'text').length).toBeGreaterThan(6);
    }
  },
);

it('has ruby in every Japanese novel', () => {
  for (const novel of novels.filter((n) => n.locale === 'ja-JP')) {
    expect(JSON.stringify(novel.chapters)).toMatch(/\{[^|{}]+\|[ぁ-んァ-ヶー]+\}/u);
  }
});

it('names the field that a novel lacks', () => {
  expect(() => parseNovel('---\nslug: one\nlocale: ko-KR\n---\n# A\n\nText')).toThrow(
    'The novel one has no contentType',
  );
});

it('keeps the marks of emphasis and of a new scene, which a Markdown formatter would exchange', () => {
  const texts = novels.flatMap((n) => n.chapters.flatMap((c) => c.blocks));
  expect(
    texts.filter((b) => b.kind === 'text' && /^-{3,}$|(?<![\p{L}\d])_[^_]+_/u.test(b.text)),
  ).toEqual([]);
  expect(texts.filter((b) => b.kind === 'break').length).toBeGreaterThan(0);
  expect(
    texts.filter((b) => b.kind === 'text' && /\*[^*]+\*/u.test(b.text)).length,
  ).toBeGreaterThan(10);
});

it('knows how each Japanese title is read, and reads no other language', () => {
  const slugs = [...comics, ...novels.filter(({ locale }) => locale === 'ja-JP')];
  for (const { slug } of slugs) {
    const [reading = ''] = readingOf(slug, 'ja-JP').searchWords ?? [];
    expect(reading, slug).toMatch(/^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u);
    expect(readingOf(slug, 'ko-KR')).toEqual({});
  }
});
