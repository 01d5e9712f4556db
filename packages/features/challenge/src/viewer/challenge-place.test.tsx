import type { ChallengeChapterView } from '@hanji/contract/entities/challenge.ts';
import { viewer } from '@hanji/i18n/locales/en-US/viewer.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerChallenge, later } from '#testing/challenge-service.ts';
import { someView } from '#testing/challenge-titles.ts';
import { leaveChallenge, openChallenge } from '#testing/open-challenge.tsx';
import { writePlace } from './challenge-places.ts';
import { keptChallenge } from './kept-chapters.ts';

const path = '/challenge/comic/1/11';
const question = page.getByRole('region', { name: viewer.elsewhere });
const hourAgo = (): string => new Date(Date.now() - 61 * 60_000).toISOString();

type ChallengeActivity = ChallengeChapterView['chapter']['activity'];

/** A chapter of ten tall pictures, of which the account knows something. */
async function open(
  activity: Partial<ChallengeActivity>,
  keep?: () => void,
  from: string = path,
): Promise<void> {
  const view = await someView();
  const images = view.chapter.images.flatMap((image) =>
    Array.from({ length: 10 }, (_, index) => ({
      ...image,
      id: `image-${index}`,
      page: index + 1,
      sort: index,
      height: 400,
    })),
  );
  const none = view.chapter.activity;
  const chapter = { ...view.chapter, images, activity: { ...none, ...activity } };
  const answer = later<ChallengeChapterView>();
  answerChallenge({
    'GET /challenge/content/1/11': answer.promise,
    'POST /challenge/content/1/11/read': { data: null },
  });
  const { goTo } = await openChallenge(from, true);
  keep?.();
  if (from !== path) goTo(path);
  answer.settle({ ...view, chapter });
  await expect.poll(() => document.querySelectorAll('[data-status="loaded"]').length).not.toBe(0);
}

/** The image at the top of the window. */
function shown(): string | undefined {
  const images = [...document.querySelectorAll<HTMLElement>('[data-image]')];
  return images.find((each) => each.getBoundingClientRect().bottom > 1)?.dataset['image'];
}

const there: Partial<ChallengeActivity> = {
  lastReadChapterId: 11,
  lastReadChapterLocator: { imageId: 'image-5', fraction: 0, share: 0.5 },
};

beforeEach(async () => page.viewport(390, 844));
afterEach(() => {
  leaveChallenge();
  localStorage.clear();
  window.scrollTo(0, 0);
});

it('opens a chapter where this device left it, and asks nothing then', async () => {
  const place = { imageId: 'image-7', fraction: 0, chapterShare: 0.7, contentVersion: 'a' };
  await open({ ...there, lastReadAt: hourAgo() }, () =>
    writePlace({ reader: '8', chapterId: 11 }, place),
  );
  await expect.poll(shown).toBe('image-7');
  expect(question.elements()).toEqual([]);
});

it.each([
  ['comes to it begins anew', '/', 'image-0'],
  ['comes back to it stays', path, 'image-9'],
] as const)('who read a chapter to its end and %s', async (_, from, first) => {
  const place = { imageId: 'image-9', fraction: 0, chapterShare: 0.9, contentVersion: 'a' };
  await open({}, () => writePlace({ reader: '8', chapterId: 11 }, place), from);
  await expect.poll(shown).toBe(first);
});

it('asks as well who left it on this device before they read on elsewhere', async () => {
  const place = { imageId: 'image-2', fraction: 0, chapterShare: 0.2, contentVersion: 'a' };
  const keep = (): void => writePlace({ reader: '8', chapterId: 11 }, place);
  await open({ ...there, lastReadAt: new Date(Date.now() + 60_000).toISOString() }, keep);
  await expect.element(question).toBeVisible();
  expect(shown()).toBe('image-2');
  await question.getByRole('button', { name: viewer.elsewhereGo }).click();
  await expect.poll(shown).toBe('image-5');
});

it('asks whether to go on where the account was, and goes there only then', async () => {
  await open({ ...there, lastReadAt: hourAgo() });
  await expect.element(question.getByText('50% · 1h ago')).toBeVisible();
  expect(shown()).toBe('image-0');
  await question.getByRole('button', { name: viewer.elsewhereGo }).click();
  await expect.poll(shown).toBe('image-5');
  await expect.poll(() => question.elements()).toEqual([]);
  expect(localStorage.getItem(keptChallenge.places)).toContain('image-5');
});

it('stays where the reader is when they say so', async () => {
  await open({ ...there, lastReadAt: hourAgo() });
  await question.getByRole('button', { name: viewer.elsewhereStay }).click();
  await expect.poll(() => question.elements()).toEqual([]);
  expect(shown()).toBe('image-0');
});

it.each([
  ['another chapter', { ...there, lastReadChapterId: 12 }],
  [
    'its beginning',
    { ...there, lastReadChapterLocator: { imageId: 'image-0', fraction: 0, share: 0 } },
  ],
])('asks nothing of a place in %s', async (_, activity) => {
  await open({ ...activity, lastReadAt: hourAgo() });
  await expect.element(page.getByRole('region', { name: viewer.viewer })).toBeVisible();
  expect(question.elements()).toEqual([]);
});
