import '@hanji/ui-kit/tokens/tokens.css';
import type { ChapterEpub } from '@hanji/contract/entities/chapter.ts';
import { closeSite, openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { errors } from '@hanji/i18n/locales/en-US/errors.ts';
import { frame } from '@hanji/i18n/locales/en-US/frame.ts';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { units } from '@hanji/i18n/locales/en-US/units.ts';
import { viewer } from '@hanji/i18n/locales/en-US/viewer.ts';
import { seenSentences } from '@hanji/viewer/testing/drawn-book.ts';
import { sentences, testBook } from '@hanji/viewer/testing/test-book.ts';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readPlace, writePosition } from '#storage/reading-positions.ts';
import { readingRoutes } from '#routes.ts';
import { answerCalls, type Answer } from '#testing/answer-calls.ts';
import { someChapter } from '#testing/chapter-views.ts';
import { someContentHome } from '#testing/content-homes.ts';
import { someNovelView } from '#testing/novel-views.ts';

const preview = testBook({ chapters: [sentences(20)] });
const whole = testBook({ chapters: [sentences(100)] });
const characters = 130;
const ofPreview: Partial<ChapterEpub> = {
  chapterFileSalesType: 'trial',
  size: preview.byteLength,
  checkSum: 't'.repeat(43),
  characterCounts: [20 * characters],
  chapterCharacters: 100 * characters,
};
const ofWhole = {
  size: whole.byteLength,
  characterCounts: [100 * characters],
  chapterCharacters: 100 * characters,
};
const trial = '/novel/1/chapter/2/trial';
const product = '/novel/1/chapter/2/product';
const at = '/preview/novel/1/chapter/epub?chapterId=2';

async function openAt(address: string, answers: Record<string, Answer> = {}) {
  await page.viewport(500, 600);
  const came = answerCalls({
    [`GET ${trial}`]: { data: await someNovelView(ofPreview) },
    [`GET ${product}`]: { data: await someNovelView(ofWhole) },
    'GET /novel/1/chapter/epub': () => ({ bytes: isOfTrial() ? preview : whole }),
    'GET /novel/1': { data: someContentHome([someChapter({ hasTrial: true })]) },
    'POST /novel/1/chapter/2/read': { data: null },
    ...answers,
  });
  const edition = someEdition();
  const routes = editionRoutes(edition, [...readingRoutes]);
  const words = { errors, frame, reading, units, viewer };
  const site = await openSite({ edition, routes, at: address, words });
  return { ...site, came };
}

/** Whether the file that was asked for last is a trial's. */
function isOfTrial(): boolean {
  const [asked] = vi.mocked(fetch).mock.lastCall ?? [''];
  return new Request(asked).url.includes('chapterFileSalesType=trial');
}

afterEach(async () => {
  vi.restoreAllMocks();
  closeSite();
  await page.viewport(1280, 800);
});

it('[A2-021] [B2-111] opens the preview that the query names', async () => {
  const chapters = [1, 2].map((id) => someChapter({ id, hasTrial: true }));
  const { came } = await openAt(at, { 'GET /novel/1': { data: someContentHome(chapters) } });
  await expect.poll(() => seenSentences().first).toBe(0);
  expect(came).toContain(`GET ${trial}`);
  expect(came).not.toContain(`GET ${product}`);
  // A preview leaves no trace of reading.
  expect(came.filter((call) => call.startsWith('POST'))).toEqual([]);
});

it('[A2-021] [B2-111] opens the first preview of a title where the query names none', async () => {
  const chapters = [1, 2, 3].map((id) => someChapter({ id, hasTrial: id > 1 }));
  const { came } = await openAt('/preview/novel/1/chapter/epub', {
    'GET /novel/1': { data: someContentHome(chapters) },
  });
  await expect.poll(() => seenSentences().first).toBe(0);
  expect(came).toContain(`GET ${trial}`);
});

it('waits on the paper that is read on, also before it knows its chapter', async () => {
  // As the page has it from its beginning on.
  document.documentElement.dataset['novelTheme'] = '4';
  onTestFinished(() => {
    delete document.documentElement.dataset['novelTheme'];
  });
  const waiting = (): Promise<never> => new Promise(() => undefined);
  await openAt('/preview/novel/1/chapter/epub', { 'GET /novel/1': waiting });
  const grounds = (): string[] =>
    Array.from(
      document.querySelectorAll('div:empty'),
      (box) => getComputedStyle(box).backgroundColor,
    );
  await expect.poll(grounds).toContain('rgb(26, 24, 22)');
});

it('leads to the title where it has no preview', async () => {
  const home = { data: someContentHome([someChapter()]) };
  const { router } = await openAt('/preview/novel/1/chapter/epub', { 'GET /novel/1': home });
  await expect.poll(() => router.state.location.pathname).toBe('/novel/1');
});

it('says that there is no such title', async () => {
  await openAt('/preview/novel/1/chapter/epub', { 'GET /novel/1': 404 });
  await expect.element(page.getByText(errors.contentMissingTitle)).toBeInTheDocument();
});

it.each(['/preview/webtoon/1/chapter/epub', '/preview/novel/x/chapter/epub?chapterId=2'])(
  '[B2-111] %s is no page',
  async (address) => {
    const { came } = await openAt(address);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(came).toEqual([]);
  },
);

it('[A2-021] leads from the end of a preview into the whole chapter, at the same sentence', async () => {
  const { router, came } = await openAt(at);
  await expect.poll(() => seenSentences().first).toBe(0);
  focusText();
  const link = page.getByRole('link', { name: viewer.wholeEpisode });
  await expect
    .poll(async () => {
      await userEvent.keyboard('{PageDown}');
      return seenSentences().last;
    })
    .toBe(19);
  await expect
    .poll(() => readPlace({ reader: null, chapterId: 2 })?.last)
    .toMatchObject({ contentVersion: '1' });
  // What was read is a fifth of the chapter, and never more.
  await expect
    .poll(() => {
      const place = readPlace({ reader: null, chapterId: 2 })?.furthest;
      return place && 'percent' in place ? place.percent : null;
    })
    .toBeCloseTo(20, 0);
  const { first } = seenSentences();
  await expect.element(page.getByText(viewer.endOfPreview)).toBeVisible();
  await link.click();
  await expect.poll(() => router.state.location.pathname).toBe(product);
  await expect.poll(() => came.filter((call) => call === `GET ${product}`)).toHaveLength(1);
  await expect.poll(() => seenSentences().last).toBeGreaterThan(19);
  expect(seenSentences().first).toBe(first);
});

it('neither loses nor overwrites the place of who was further on, and shows them its end', async () => {
  const owner = { reader: null, chapterId: 2 };
  const begun = { cfi: '', percent: 60, contentVersion: '1' };
  const { router } = await openAt('/preview/novel/x/chapter/epub');
  writePosition(owner, begun);
  router.navigate(product);
  await expect.poll(() => seenSentences().first).toBeGreaterThan(19);
  focusText();
  await userEvent.keyboard('{PageDown}');
  await expect.poll(() => readPlace(owner)?.last).not.toMatchObject({ cfi: '' });
  const { first } = seenSentences();
  const kept = readPlace(owner)?.last;
  router.navigate(at);
  await expect.poll(() => seenSentences().last).toBe(19);
  expect(seenSentences().first).toBeGreaterThan(0);
  focusText();
  await expect
    .poll(async () => {
      await userEvent.keyboard('{PageUp}');
      return seenSentences().first;
    })
    .toBe(0);
  expect(readPlace(owner)?.last).toEqual(kept);
  router.navigate(product);
  await expect.poll(() => seenSentences().last).toBeGreaterThan(19);
  expect(seenSentences().first).toBe(first);
});

function focusText(): void {
  const text = page.getByRole('region', { name: viewer.viewer }).element();
  if (text instanceof HTMLElement) text.focus();
}
