import { expect, it } from 'vitest';
import { resumeOf } from './resume.ts';

const open = { chapter: 'two', share: 0.4, openedAt: 100, finishedAt: null };

it.each([
  ['left in its middle', open, 'two', 0.4],
  ['just opened', { ...open, share: 0 }, 'two', 0],
  ['read to its end', { ...open, finishedAt: 100 }, 'three', 0],
  [
    'read to its end, told by nothing but that',
    { ...open, openedAt: null, finishedAt: 1 },
    'three',
    0,
  ],
  ['finished before and opened again', { ...open, finishedAt: 99 }, 'two', 0.4],
  [
    'opened again and read on to its last words',
    { ...open, share: 0.98, finishedAt: 99 },
    'three',
    0,
  ],
  ['left shortly before its end', { ...open, share: 0.979 }, 'two', 0.979],
  ['taken back since', { ...open, chapter: null }, 'three', 0],
])('a chapter that was %s goes on', (_, left, chapter, share) => {
  expect(resumeOf<string>(left, 'three')).toEqual({ chapter, share });
});

it('nothing is left of a title whose last chapter was read', () => {
  expect(resumeOf({ ...open, share: 1 }, null)).toBeNull();
  expect(resumeOf({ ...open, chapter: null }, null)).toBeNull();
  expect(resumeOf(open, null)).toEqual({ chapter: 'two', share: 0.4 });
});
