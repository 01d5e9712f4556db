import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  matchChapters,
  type ChapterKeys,
  type ComingChapter,
  type KnownChapter,
} from './match-chapters.ts';

/** A chapter from `key/bytes/name`; what is left out is as the key. */
function facts(text: string) {
  const [importKey = '', version = importKey, name = importKey] = text.split('/');
  return { importKey, version, name, unit: 'episode' } as const satisfies ComingChapter;
}

/** Known chapters have the ids 1, 2, …; `-` before one says withdrawn, `?` without a key. */
function known(text: string, index: number): KnownChapter {
  const one = facts(text.replace(/^[-?]/, ''));
  const importKey = text.startsWith('?') ? null : one.importKey;
  return { ...one, id: index + 1, importKey, withdrawn: text.startsWith('-') };
}

function idsOf(before: string, after: string, keys: ChapterKeys) {
  return matchChapters(before.split(' ').map(known), after.split(' ').map(facts), keys).map(
    (match) => match?.id ?? 0,
  );
}

it.each<[string, string, string, number[], number[]]>([
  ['nothing changed', 'a b c', 'a b c', [1, 2, 3], [1, 2, 3]],
  ['one inserted', 'a b c', 'a n b c', [1, 0, 2, 3], [1, 0, 2, 3]],
  ['two moved', 'a b c', 'c b a', [3, 2, 1], [3, 2, 1]],
  ['one replaced', 'a b c', 'a b/new c', [1, 2, 3], [1, 2, 3]],
  ['one taken out', 'a b c', 'a c', [1, 3], [1, 3]],
  ['one retitled', 'a b c', 'a b/b/title c', [1, 2, 3], [1, 2, 3]],
  ['one that comes back', 'a -b c', 'a b/new c', [1, 2, 3], [1, 2, 3]],
  // Folders 01 02 03; a new one is put between, and the last becomes 04.
  ['numbered anew', '1/x 2/y 3/z', '1/x 2/n 3/y 4/z', [1, 0, 2, 3], [1, 2, 3, 0]],
  ['contents exchanged', '1/x 2/y', '1/y 2/x', [2, 1], [1, 2]],
  ['all keys new, by content', '1/x 2/y', 'a/x b/y', [1, 2], [0, 0]],
  ['all keys and content new, by title', '1/x/A 2/y/B', 'a/v/B b/w/A', [2, 1], [0, 0]],
  ['titles that two share', '1/x/A 2/y/A', 'a/v/A b/w/A', [0, 0], [0, 0]],
  ['content that two share', '1/x 2/x', '1/x n/x 2/x', [1, 0, 2], [1, 0, 2]],
  ['content that one shown and one withdrawn share', '-1/x 2/x', 'a/x', [2], [0]],
  ['no key yet, by content', '?/x/A ?/y/B', 'b/y a/x', [2, 1], [2, 1]],
  ['no key yet, by title', '?/x/A ?/y/B', 'b/v/B a/w/A n/u/C', [2, 1, 0], [2, 1, 0]],
  ['no key yet and nothing alike', '?/x/A', '1/y/B', [0], [0]],
  ['a key and a title that two chapters have', '1/x/A 2/y/B', '1/v/B 2/w/C', [2, 0], [1, 2]],
])('%s', (_, before, after, found, given) => {
  expect([idsOf(before, after, 'found'), idsOf(before, after, 'given')]).toEqual([found, given]);
});

it('does not take a volume for an episode of the same title', () => {
  const volume = { ...facts('v/x/A'), unit: 'volume' } as const;
  expect(matchChapters([known('?/y/A', 0)], [volume], 'found')).toEqual([undefined]);
});

const letters = fc.constantFrom('a', 'b', 'c', 'd');
const anyFacts = fc.tuple(letters, letters, letters).map((parts) => facts(parts.join('/')));
const unique = { maxLength: 4, selector: (chapter: ComingChapter) => chapter.importKey };

it('never gives one id to two, and never takes one from a work that comes again as it is', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyFacts, unique),
      fc.uniqueArray(anyFacts, unique),
      fc.constantFrom<ChapterKeys>('found', 'given'),
      (before, after, keys) => {
        const rows = before.map((chapter, index) => ({
          ...chapter,
          id: index + 1,
          withdrawn: false,
        }));
        const ids = matchChapters(rows, after, keys).flatMap((match) => match?.id ?? []);
        expect(new Set(ids).size).toBe(ids.length);
        expect(matchChapters(rows, before, keys)).toEqual(rows);
      },
    ),
  );
});
