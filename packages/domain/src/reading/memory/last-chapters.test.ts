import { expect, it } from 'vitest';
import {
  lastChapterOf,
  lastChaptersKey,
  readLastChapters,
  writeAdoptedChapters,
  writeLastChapter,
} from './last-chapters.ts';
import { recall } from './recent-entries.ts';

function opened(visits: readonly (readonly [number, number])[]): string {
  return visits.reduce(
    (text, [contentId, chapterId]) =>
      writeLastChapter(
        readLastChapters(text, 9),
        { reader: null, contentId },
        { chapterId, openedAt: 5, isFinished: false },
      ),
    '',
  );
}

it('knows the chapter of a title that was opened last', () => {
  const chapters = readLastChapters(
    opened([
      [7, 70],
      [8, 80],
      [7, 71],
    ]),
    9,
  );
  expect([7, 8, 9].map((id) => recall(chapters, id)?.chapterId)).toEqual([71, 80, undefined]);
});

it('forgets the oldest of over 200 titles', () => {
  const ids = Array.from({ length: 201 }, (_, index) => [index + 1, index + 1] as const);
  const chapters = readLastChapters(opened(ids), 9);
  expect(chapters).toHaveLength(200);
  expect(recall(chapters, 1)).toBeNull();
  expect(recall(chapters, 2)?.chapterId).toBe(2);
});

it.each([
  ['x', []],
  ['[]', []],
  ['{"version":2,"chapters":[[7,1]]}', []],
  [
    '{"version":1,"chapters":[["7",1],[8,"1"],[9,0],[10,1]]}',
    [[10, { chapterId: 1, openedAt: 0, isFinished: false }]],
  ],
  [
    '{"version":1,"chapters":[[7,{"chapterId":0,"openedAt":1}],[8,{"chapterId":1}],[9,{"chapterId":1,"openedAt":2}]]}',
    [[9, { chapterId: 1, openedAt: 2, isFinished: false }]],
  ],
  [
    '{"version":1,"chapters":[[7,{"chapterId":1,"openedAt":2,"isFinished":true}]]}',
    [[7, { chapterId: 1, openedAt: 2, isFinished: true }]],
  ],
])('reads %j as %j', (text, chapters) => expect(readLastChapters(text, 9)).toEqual(chapters));

it('keeps its name and shape', () => {
  expect(lastChaptersKey).toBe('hanji.lastChapters');
  expect(opened([[7, 70]])).toBe(
    '{"version":1,"chapters":[[7,{"chapterId":70,"openedAt":5,"isFinished":false}]]}',
  );
});

const at = '2025-11-01T12:00:00.000Z';
const readAt = Date.parse(at);

it.each([
  ['a visitor without memory', null, null, null],
  ['a visitor', null, { chapterId: 2, openedAt: readAt }, 2],
  ['who read on another device', { lastReadChapterId: 1, lastReadAt: at }, null, 1],
  [
    'who read here later',
    { lastReadChapterId: 1, lastReadAt: at },
    { chapterId: 2, openedAt: readAt + 1 },
    2,
  ],
  [
    'who read here earlier',
    { lastReadChapterId: 1, lastReadAt: at },
    { chapterId: 2, openedAt: readAt },
    1,
  ],
  [
    'whom the service saw read nothing',
    { lastReadChapterId: null, lastReadAt: null },
    { chapterId: 2, openedAt: 0 },
    2,
  ],
])('goes on for %s', (_, activity, onDevice, chapterId) => {
  const last = lastChapterOf(activity, onDevice && { ...onDevice, isFinished: true });
  expect(last?.chapterId ?? null).toBe(chapterId);
  // Of what the service knows the chapter itself says so.
  expect(last?.isFinished).toBe(chapterId === onDevice?.chapterId ? true : undefined);
});

it('keeps readers apart, and gives a member what was opened since by who signed in', () => {
  const chapter = { chapterId: 70, openedAt: 5, isFinished: false };
  const text = writeLastChapter([], { reader: null, contentId: 7 }, chapter);
  const chapters = readLastChapters(text, 9);
  expect(recall(chapters, 7, 'anna')).toBeNull();
  const adopted = (since: number) =>
    readLastChapters(writeAdoptedChapters(chapters, 'anna', since), 9);
  expect(recall(adopted(5), 7, 'anna')).toEqual(chapter);
  expect(recall(adopted(6), 7, 'anna')).toBeNull();
});

it('believes no time that is still to come', () => {
  expect(readLastChapters(opened([[7, 70]]), 4)).toEqual([
    [7, { chapterId: 70, openedAt: 0, isFinished: false }],
  ]);
});
