import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import type { Chapter } from '@hanji/contract/entities/chapter.ts';
import type { CurrentUser } from '@hanji/edition/session/current-user.ts';
import { closeSite, openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { errors } from '@hanji/i18n/locales/en-US/errors.ts';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { units } from '@hanji/i18n/locales/en-US/units.ts';
import { viewer } from '@hanji/i18n/locales/en-US/viewer.ts';
import { pullParts } from '@hanji/viewer/shared/react/pull/pull-parts.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readingRoutes } from '#routes.ts';
import { readStoredOutbox } from '#outbox/stored-outbox.ts';
import { answerCalls, type Answer } from '#testing/answer-calls.ts';
import { someChapter, someView } from '#testing/chapter-views.ts';
import { someContentHome } from '#testing/content-homes.ts';
import { readFinished } from '#storage/finished-chapters.ts';
import { readLastChapter } from '#storage/last-chapters.ts';
import { readPlace, writePosition } from '#storage/reading-positions.ts';

const picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';

function addressOf(id: number): string {
  return `/comic/1/chapter/${id}/product`;
}

type ReadOptions = {
  readonly cutOff?: boolean;
  /** The first chapter is refused until `allow`. */
  readonly refused?: boolean;
  readonly user?: CurrentUser;
};

/** Chapters 1 to 4, of which the last must be paid for, opened at `from` out of its title's page. */
async function read(from: number, { cutOff = false, refused = false, user }: ReadOptions = {}) {
  const view = await someView(
    '',
    Array.from({ length: 10 }, () => picture),
  );
  // A press that comes before it is none.
  await pullParts.load();
  const names = ['', 'One', 'Two', 'Three', 'Four'];
  const free = { ...someChapter().salesConfig, free: true };
  const listed = [1, 2, 3, 4].map((id): Chapter => {
    const facts = { id, sort: id, name: names[id] ?? '' };
    return someChapter(id === 4 ? facts : { ...facts, salesConfig: free });
  });
  const linkOf = (id: number) => (names[id] ? { id, name: names[id], thumbnail: null } : null);
  const answers: Record<string, Answer> = {
    'GET /comic/1': { data: someContentHome(listed) },
    'PUT /reading/places': 'offline',
  };
  for (const chapter of listed) {
    const { id } = chapter;
    const neighbours = { nextChapter: linkOf(id + 1), previousChapter: linkOf(id - 1) };
    answers[`GET ${addressOf(id)}`] = {
      data: { ...view, chapter: { ...view.chapter, ...chapter, ...neighbours } },
    };
    answers[`POST /comic/1/chapter/${id}/read`] = { data: null };
    answers[`POST /comic/1/chapter/${id}/read/finished`] = { data: null };
  }
  if (cutOff) answers[`GET ${addressOf(2)}`] = 'offline';
  let refusing = refused;
  const first = listed.at(0);
  const given = { ...view.chapter, ...first, nextChapter: linkOf(2), previousChapter: null };
  if (refused) {
    answers[`GET ${addressOf(1)}`] = () => (refusing ? 428 : { data: { ...view, chapter: given } });
  }
  const came = answerCalls(answers);
  const edition = someEdition();
  const routes = editionRoutes(edition, [...readingRoutes]);
  const words = { reading, units, viewer };
  const { router } = await openSite({
    edition,
    routes,
    at: '/search',
    words,
    ...(user && { user }),
  });
  router.navigate(addressOf(from));
  await loaded();
  const allow = (): void => {
    refusing = false;
  };
  return { router, came, allow };
}

async function loaded(): Promise<void> {
  await expect.poll(() => document.querySelectorAll('[data-status="loaded"]').length).not.toBe(0);
}

/** The images in the window, first and last. */
function shown(): (string | undefined)[] {
  const images = [...document.querySelectorAll<HTMLElement>('[data-image]')];
  const seen = images.filter((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return bottom > 1 && top < window.innerHeight - 1;
  });
  return [seen.at(0)?.dataset['image'], seen.at(-1)?.dataset['image']];
}

/** A press so far from now that the chapter has rested at its edge. */
function press(key: string, inMs: number): void {
  const event = new KeyboardEvent('keydown', { bubbles: true, key });
  Object.defineProperty(event, 'timeStamp', { value: performance.now() + inMs });
  document.body.dispatchEvent(event);
}

async function pull(key: string, label: string): Promise<void> {
  press(key, 10_000);
  const hint = page.getByText(viewer.pullAgain);
  await expect.element(hint).toBeVisible();
  expect(hint.element().parentElement?.textContent).toContain(label);
  press(key, 12_000);
}

async function toEnd(): Promise<void> {
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.poll(() => shown().at(-1)).toBe('image-9');
}

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
  window.scrollTo(0, 0);
});

it('goes on into the next chapter: address, title and read event follow, and back leads out', async () => {
  const { router, came } = await read(1);
  await toEnd();
  await expect.poll(() => came).toContain('POST /comic/1/chapter/1/read/finished');
  // The title goes on with the next one from here on.
  expect(readLastChapter(null, 1)).toMatchObject({ chapterId: 1, isFinished: true });
  expect(readFinished(1)).toEqual(new Set([1]));
  await pull('PageDown', viewer.nextEpisode);
  await expect.poll(() => router.state.location.pathname).toBe(addressOf(2));
  await expect.poll(() => document.title).toContain('Two');
  await expect.poll(() => shown()[0]).toBe('image-0');
  await expect.poll(() => came).toContain('POST /comic/1/chapter/2/read');
  expect(readLastChapter(null, 1)).toMatchObject({ chapterId: 2, isFinished: false });
  expect(came).not.toContain('POST /comic/1/chapter/2/read/finished');
  router.navigate(-1);
  await expect.poll(() => router.state.location.pathname).toBe('/search');
});

it('goes up into the end of the previous chapter, which is not read by that', async () => {
  const { router, came } = await read(2);
  writePosition(
    { reader: null, chapterId: 1 },
    { imageId: 'image-3', fraction: 0, chapterShare: 0.3, contentVersion: '1' },
  );
  await pull('PageUp', viewer.previousEpisode);
  await expect.poll(() => router.state.location.pathname).toBe(addressOf(1));
  await expect.poll(() => shown().at(-1)).toBe('image-9');
  await expect.poll(() => came).toContain('POST /comic/1/chapter/1/read');
  expect(came).not.toContain('POST /comic/1/chapter/1/read/finished');
});

it('opens a chapter at its beginning that was pulled in vain before', async () => {
  const { router, allow } = await read(2, { refused: true });
  await pull('PageUp', viewer.previousEpisode);
  await expect.poll(() => router.state.location.pathname).toBe(addressOf(1));
  const refusal = page.getByText(errors.matureTitle);
  await expect.element(refusal).toBeVisible();
  router.navigate('/search');
  await expect.poll(() => refusal.elements()).toEqual([]);
  allow();
  router.navigate(addressOf(1));
  await loaded();
  await expect.poll(() => shown()[0]).toBe('image-0');
});

it('stays in what can be read where the next chapter cannot be had, and says so', async () => {
  const { router, came } = await read(1, { cutOff: true });
  await toEnd();
  await pull('PageDown', viewer.nextEpisode);
  await expect.element(page.getByText(errors.offlineTitle)).toBeVisible();
  expect(came).toContain(`GET ${addressOf(2)}`);
  expect(router.state.location.pathname).toBe(addressOf(1));
  await expect.poll(() => shown().at(-1)).toBe('image-9');
});

it.each([
  ['at the place where it was begun', 'image-4', 'image-4'],
  ['at its beginning where it was read to its end', 'image-9', 'image-0'],
])('opens the next chapter %s, which stays the kept place', async (_, kept, first) => {
  const user = { userId: 'anna', nickname: 'A', avatarImageUrl: null };
  const { router } = await read(1, { user });
  const share = Number(kept.at(-1)) / 10;
  const owner = { reader: user.userId, chapterId: 2 };
  writePosition(owner, { imageId: kept, fraction: 0, chapterShare: share, contentVersion: '1' });
  await toEnd();
  await pull('PageDown', viewer.nextEpisode);
  await expect.poll(() => router.state.location.pathname).toBe(addressOf(2));
  await expect.poll(() => shown()[0]).toBe(first);
  await loaded();
  // What the page scrolled by itself is heard of when the viewer is there.
  window.dispatchEvent(new Event('scroll'));
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  router.navigate('/search');
  await expect.poll(() => document.querySelectorAll('[data-strip]').length).toBe(0);
  expect(readPlace(owner)?.last).toMatchObject({ imageId: kept });
  const told = readStoredOutbox().places.map(({ chapterId }) => chapterId);
  expect(new Set(told)).toEqual(new Set([1]));
});

it.each([
  ['the key', async () => userEvent.keyboard(']')],
  ['the card', async () => page.getByRole('link', { name: viewer.continueReading }).click()],
  [
    'the bar',
    async () => {
      await userEvent.keyboard('{Escape}');
      document.querySelector<HTMLElement>('[data-strip]')?.click();
      await page.getByRole('button', { name: viewer.nextEpisode }).click();
    },
  ],
] as const)(
  'opens the next chapter at its beginning by %s, where it was read to its end',
  async (_, goOn) => {
    const { router } = await read(1);
    const owner = { reader: null, chapterId: 2 };
    writePosition(owner, {
      imageId: 'image-9',
      fraction: 0,
      chapterShare: 0.9,
      contentVersion: '1',
    });
    await toEnd();
    await goOn();
    await expect.poll(() => router.state.location.pathname).toBe(addressOf(2));
    await expect.poll(() => shown()[0]).toBe('image-0');
    expect(readPlace(owner)?.last).toMatchObject({ imageId: 'image-9' });
    // By another way it opens where it was left.
    router.navigate('/search');
    await expect.poll(() => document.querySelectorAll('[data-strip]').length).toBe(0);
    router.navigate(addressOf(2));
    await loaded();
    await expect.poll(() => shown().at(-1)).toBe('image-9');
  },
);

it('does not go on into what has to be paid for: the card has its way', async () => {
  const { router, came } = await read(3);
  await toEnd();
  await expect.poll(() => came).toContain('GET /comic/1');
  await expect.element(page.getByText('Four')).toBeVisible();
  for (const inMs of [10_000, 12_000, 14_000]) press('PageDown', inMs);
  expect(page.getByText(viewer.pullAgain).elements().length).toBe(0);
  expect(router.state.location.pathname).toBe(addressOf(3));
});
