import { expect, it } from 'vitest';
import { readingAction } from './reading-action.ts';

const chapters = [
  { id: 12, sort: 2 },
  { id: 11, sort: 1 },
  { id: 13, sort: 3 },
];

it('goes on with the chapter read last', () => {
  expect(readingAction(chapters, 13)).toEqual({ chapter: { id: 13, sort: 3 }, continues: true });
});

it.each([null, undefined, 99])('begins with the first chapter when %s was read last', (last) => {
  expect(readingAction(chapters, last)).toEqual({ chapter: { id: 11, sort: 1 }, continues: false });
});

it('has nothing to offer where there is no chapter', () => {
  expect(readingAction([], 13)).toBeNull();
});
