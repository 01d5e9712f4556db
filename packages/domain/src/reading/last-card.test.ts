import { expect, it } from 'vitest';
import { lastCardOf } from './last-card.ts';

function chapter(sort: number, read: boolean) {
  return { id: sort * 10, name: `Chapter ${sort}`, sort, activity: { read } };
}
const own = { id: 30, sort: 3 };
const upTo = (read: boolean) => [chapter(1, read), chapter(2, true), chapter(3, false)];

it('[A2-107, B2-152] goes on with what has come out since the chapter was opened', () => {
  const four = chapter(4, true);
  expect(lastCardOf([...upTo(true), chapter(5, false), four], own, true)).toEqual({
    kind: 'continue',
    chapter: four,
  });
});

it('[A2-107, B2-152] says that everything has been read to who has read the others', () => {
  expect(lastCardOf(upTo(true), own, true)).toEqual({ kind: 'allRead' });
  expect(lastCardOf([], own, true)).toEqual({ kind: 'allRead' });
});

it('says to who has left one out that this is the latest, and nothing of visitors’ reading', () => {
  expect(lastCardOf(upTo(false), own, true)).toEqual({ kind: 'latest' });
  expect(lastCardOf(upTo(false), own, false)).toEqual({ kind: 'allRead' });
});
