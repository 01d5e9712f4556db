import { genres as genresOnTheWire } from '@hanji/contract/vocabulary.ts';
import { everyPhrase } from '@hanji/i18n/every-phrase.ts';
import { expect, it } from 'vitest';
import { sourceFiles, type SourceFile } from './source-files.ts';
import { unusedPhrases } from './unused-phrases.ts';

const files = sourceFiles();

it('[B8-055] has no phrase that nothing asks for', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(unusedPhrases(files)).toEqual([]);
});

it('names every genre of the wire, and no other', () => {
  expect(Object.keys(everyPhrase['en-US'].genres).toSorted()).toEqual(genresOnTheWire.toSorted());
});

it('finds a phrase that is asked for no longer', () => {
  const without = files.map((file): SourceFile => ({
    ...file,
    text: file.text.replaceAll("'skipToContent'", "'nothing'"),
  }));
  expect(unusedPhrases(without)).toEqual(['frame:skipToContent']);
});
