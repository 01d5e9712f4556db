import { expect, it } from 'vitest';
import { readingAction } from './reading-action.ts';

function listed(id: number, sort: number, read = false, unit: 'episode' | 'volume' = 'episode') {
  return { id, sort, unit, activity: { read } };
}
const [first, second, third] = [listed(11, 1), listed(12, 2), listed(13, 3)] as const;
const chapters = [second, first, third];

it('goes on with the chapter read last', () => {
  const last = { chapterId: 12, isFinished: false };
  expect(readingAction(chapters, last)).toEqual({ chapter: second, continues: true });
});

it('goes on with the next one where that was read to its end', () => {
  const last = { chapterId: 12, isFinished: true };
  expect(readingAction(chapters, last)).toEqual({ chapter: third, continues: true });
});

it('takes the chapter’s own word for it where the device says nothing', () => {
  const read = [listed(11, 1, true), second, third];
  expect(readingAction(read, { chapterId: 11 })?.chapter).toBe(second);
  expect(readingAction(read, { chapterId: 12 })?.chapter).toBe(second);
  // It was opened again since, and its end has not come.
  expect(readingAction(read, { chapterId: 11, isFinished: false })?.chapter.id).toBe(11);
});

it('stays with the last one, which no other follows, and with its unit', () => {
  const volume = listed(21, 4, false, 'volume');
  const last = { chapterId: 13, isFinished: true };
  expect(readingAction([...chapters, volume], last)).toEqual({ chapter: third, continues: true });
});

it.each([null, { chapterId: 99 }])(
  'begins with the first chapter when %j was read last',
  (last) => {
    expect(readingAction(chapters, last)).toEqual({ chapter: first, continues: false });
  },
);

it('has nothing to offer where there is no chapter', () => {
  expect(readingAction([], { chapterId: 13 })).toBeNull();
});
