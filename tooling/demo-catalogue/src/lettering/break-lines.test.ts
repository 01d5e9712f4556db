import { expect, it } from 'vitest';
import { workLocales } from '#script.ts';
import { readComics } from '#works/folder.ts';
import { breakLines, piecesOf } from './break-lines.ts';
import { facesFor } from './styles.ts';
import { canLetter, widthOf } from './text.ts';

function lettering(locale: (typeof workLocales)[number]) {
  return {
    faces: facesFor(locale, 'speech', 'grave'),
    size: 30,
  };
}

it('breaks Korean between words', () => {
  expect(breakLines('나는 오늘 집에 간다', 'ko-KR', lettering('ko-KR'), 150)).toEqual([
    '나는 오늘',
    '집에 간다',
  ]);
});

it('keeps closing marks off the beginning and opening marks off the end of a line', () => {
  for (const locale of ['ja-JP', 'zh-TW'] as const) {
    for (let width = 65; width < 400; width += 7) {
      const lines = breakLines(
        '「これは、何だ？」と「彼」が言った……。',
        locale,
        lettering(locale),
        width,
      );
      for (const line of lines) {
        expect(line).not.toMatch(/^[、。？」…]/u);
        expect(line).not.toMatch(/「$/u);
      }
    }
  }
});

it('leaves a French sign of exclamation with its word', () => {
  expect(piecesOf('Mais non ! Quoi ?', 'fr-FR')).toEqual(['Mais', ' non !', ' Quoi ?']);
});

it('never loses or adds a letter, whatever the width', () => {
  for (const line of readComics().flatMap((c) =>
    c.chapters.flatMap((ch) => ch.panels.flatMap((p) => p.lines)),
  )) {
    for (const locale of workLocales) {
      const lines = breakLines(line.text[locale], locale, lettering(locale), 170);
      expect(lines.join('').replaceAll(/\s/gu, '')).toBe(line.text[locale].replaceAll(/\s/gu, ''));
    }
  }
});

it('keeps lines within the width', () => {
  const set = lettering('de-DE');
  for (const line of breakLines('Donaudampfschifffahrtsgesellschaft und mehr', 'de-DE', set, 200)) {
    expect(widthOf(line, set)).toBeLessThanOrEqual(200);
  }
});

it('has a drawn letter for every sign of every title, name, line and sound', () => {
  const strange = readComics().flatMap((script) =>
    workLocales.flatMap((locale) => {
      const lines = script.chapters.flatMap((c) => c.panels.flatMap((p) => p.lines));
      const texts = [
        script.title,
        ...script.authors.map((a) => a.name),
        ...lines.map((l) => l.text),
      ];
      const faces = facesFor(locale, 'speech', 'grave');
      return texts.map((words) => words[locale]).filter((text) => !canLetter(text, faces));
    }),
  );
  expect(strange).toEqual([]);
});
