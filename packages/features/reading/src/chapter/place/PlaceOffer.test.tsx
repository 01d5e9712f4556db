import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import type { ReadingPlace, ReadingPlaces } from '@hanji/contract/entities/reading-place.ts';
import { closeSite, openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { units } from '@hanji/i18n/locales/en-US/units.ts';
import { viewer } from '@hanji/i18n/locales/en-US/viewer.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { readingRoutes } from '#routes.ts';
import { answerCalls } from '#testing/answer-calls.ts';
import { someView } from '#testing/chapter-views.ts';
import { readPlace, writePosition } from '#storage/reading-positions.ts';

const picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';
const [here, there] = ['/comic/1/chapter/2/product', '/comic/1/chapter/3/product'];
const anna = { userId: 'anna', nickname: 'A', avatarImageUrl: null };
const minute = 60_000;
const none: ReadingPlaces = { own: null, latest: null, furthest: null };

function ago(minutes: number): string {
  return new Date(Date.now() - minutes * minute).toISOString();
}

function place(facts: Partial<ReadingPlace>): ReadingPlace {
  return {
    chapterId: 2,
    chapterName: 'Two',
    sort: 2,
    share: 0.5,
    position: { imageId: 'image-5', fraction: 0 },
    contentVersion: '1',
    at: ago(90),
    ...facts,
  };
}

function viewOf(id: number, view: ChapterView): ChapterView {
  return { ...view, chapter: { ...view.chapter, id, sort: id } };
}

async function openChapter(places: ReadingPlaces, user: typeof anna | null = anna, at = here) {
  const view = await someView(
    'Two',
    Array.from({ length: 10 }, () => picture),
  );
  const came = answerCalls({
    [`GET ${here}`]: { data: viewOf(2, view) },
    [`GET ${there}`]: { data: viewOf(3, view) },
    'GET /comic/1/chapter/2/trial': { data: viewOf(2, view) },
    'POST /comic/1/chapter/2/read': { data: null },
    'POST /comic/1/chapter/3/read': { data: null },
    'PUT /reading/places': { data: null },
    'GET /comic/1/episode/places': { data: places },
  });
  const edition = someEdition();
  const site = await openSite({
    edition,
    routes: editionRoutes(edition, [...readingRoutes]),
    at,
    words: { reading, units, viewer },
    ...(user && { user }),
  });
  return { ...site, came };
}

const question = page.getByRole('region', { name: viewer.elsewhere });
const go = page.getByRole('button', { name: viewer.elsewhereGo });
const stay = page.getByRole('button', { name: viewer.elsewhereStay });
const asked = 'GET /comic/1/episode/places';

/** The image at the top of the window. */
function shown(): string | undefined {
  const images = [...document.querySelectorAll<HTMLElement>('[data-image]')];
  return images.find((each) => each.getBoundingClientRect().bottom > 1)?.dataset['image'];
}

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
  window.scrollTo(0, 0);
});

describe('a member who went on on another device', () => {
  it('is asked, with chapter, place and time, and stays where they are until they answer', async () => {
    await openChapter({ ...none, latest: place({}) });
    await expect.element(question).toBeVisible();
    await expect.element(question.getByText('Two · 50% · 1h ago')).toBeVisible();
    expect(shown()).toBe('image-0');
    await go.click();
    await expect.poll(shown).toBe('image-5');
    expect(question.elements().length).toBe(0);
    expect(readPlace({ reader: 'anna', chapterId: 2 })?.last).toMatchObject({
      imageId: 'image-5',
      chapterShare: 0.5,
    });
  });

  it('goes there though the viewer that is left tells of its last place at that very moment', async () => {
    await openChapter({ ...none, latest: place({}) });
    await expect.element(question).toBeVisible();
    // The first step is kept at once, what follows right after it a moment later.
    for (const top of [300, 600]) {
      window.scrollTo(0, top);
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    }
    go.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect.poll(shown).toBe('image-5');
    expect(readPlace({ reader: 'anna', chapterId: 2 })?.last).toMatchObject({
      imageId: 'image-5',
      chapterShare: 0.5,
    });
  });

  it('reads a sentence of that place and one of where they are, in a text', async () => {
    const { router } = await openChapter(none, anna, there);
    const cfi = 'epubcfi(/6/2!/4/2/1:0)';
    const owner = { reader: 'anna', chapterId: 2 };
    const own = { cfi, percent: 10, quote: 'It had rained all day long. Then' };
    writePosition(owner, { ...own, contentVersion: '1' });
    const quote = 'The lamp went out, and the river fell silent. Nobody';
    const latest = place({ position: { cfi, percent: 50, quote } });
    answerCalls({
      [`GET ${here}`]: { data: viewOf(2, await someView('Two', Array(10).fill(picture))) },
      'GET /comic/1/episode/places': { data: { ...none, latest } },
    });
    router.navigate(here);
    await expect.element(question).toBeVisible();
    const sentences = question
      .getByRole('paragraph')
      .elements()
      .map((each) => each.textContent);
    expect(sentences.slice(-4)).toEqual([
      viewer.elsewhereThere,
      'The lamp went out, and the river fell silent.',
      viewer.elsewhereHere,
      'It had rained all day long.',
    ]);
  });

  it('is not asked about a place that is on the screen already', async () => {
    const { came } = await openChapter({ ...none, latest: place({ share: 0.1 }) });
    await expect.poll(() => came).toContain(asked);
    await expect.element(page.getByRole('img', { name: /1/ }).first()).toBeVisible();
    expect(question.elements()).toEqual([]);
  });

  it('is told of a minute that has not passed in words, not in figures', async () => {
    await openChapter({ ...none, latest: place({ at: ago(0) }) });
    await expect.element(question.getByText(`Two · 50% · ${viewer.elsewhereNow}`)).toBeVisible();
  });

  it('is led to another chapter, at the place in it', async () => {
    const elsewhere = place({ chapterId: 3, chapterName: 'Three', sort: 3 });
    const { router } = await openChapter({ ...none, latest: elsewhere });
    await go.click();
    await expect.poll(() => router.state.location.pathname).toBe(there);
    await expect.poll(shown).toBe('image-5');
  });

  it('is not asked again about what was declined, but about what came after it', async () => {
    const { router, came } = await openChapter({ ...none, latest: place({}) });
    await stay.click();
    await expect.poll(() => question.elements().length).toBe(0);
    router.navigate(there);
    await expect.poll(() => came.filter((call) => call === asked)).toHaveLength(2);
    await expect.poll(() => came).toContain('POST /comic/1/chapter/3/read');
    expect(question.elements().length).toBe(0);
    answerCalls({
      [`GET ${here}`]: { data: viewOf(2, await someView('Two', [picture])) },
      'GET /comic/1/episode/places': { data: { ...none, latest: place({ at: ago(1) }) } },
    });
    router.navigate(here);
    await expect.element(question.getByText('Two · 50% · 1 min ago')).toBeVisible();
  });

  it('is asked when the tab comes back after a while', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get');
    const { came } = await openChapter(none);
    await expect.poll(() => came).toContain(asked);
    const later = answerCalls({
      'GET /comic/1/episode/places': {
        data: { ...none, own: ago(5), latest: place({ at: ago(1) }) },
      },
    });
    const clock = Date.now;
    const comesBackAfter = (ms: number): void => {
      hidden.mockReturnValue(true);
      document.dispatchEvent(new Event('visibilitychange'));
      hidden.mockReturnValue(false);
      vi.spyOn(Date, 'now').mockImplementation(() => clock() + ms);
      document.dispatchEvent(new Event('visibilitychange'));
    };
    comesBackAfter(29_000);
    expect(later).not.toContain(asked);
    comesBackAfter(61_000);
    await expect.element(question).toBeVisible();
  });
});

it.each([
  ['a visitor', { user: null, at: here }],
  ['who looks at a preview', { user: anna, at: '/comic/1/chapter/2/trial' }],
])('%s is asked nothing', async (_, { user, at }) => {
  const { came } = await openChapter({ ...none, latest: place({}) }, user, at);
  await expect.poll(() => document.querySelectorAll('[data-status="loaded"]').length).not.toBe(0);
  // Whatever asks about other devices does so with the first picture.
  await expect.poll(() => document.querySelectorAll('[data-status="loaded"]').length).not.toBe(1);
  expect(came).not.toContain(asked);
});

it('nobody is asked about where they are themselves', async () => {
  const { router, came } = await openChapter({ ...none, latest: place({}) }, anna, there);
  await expect.element(question).toBeVisible();
  writePosition(
    { reader: 'anna', chapterId: 2 },
    { imageId: 'image-5', fraction: 0, chapterShare: 0.5, contentVersion: '1' },
  );
  router.navigate(here);
  await expect.poll(() => came.filter((call) => call === asked)).toHaveLength(2);
  await expect.poll(shown).toBe('image-5');
  await expect.poll(() => question.elements().length).toBe(0);
});

describe('the place of a member', () => {
  const kept = 'PUT /reading/places';

  function bodies(): unknown[] {
    return vi
      .mocked(fetch)
      .mock.calls.flatMap(([, init]) =>
        init?.method === 'PUT' && typeof init.body === 'string' ? [JSON.parse(init.body)] : [],
      );
  }

  it('goes to the account when the chapter is left: last and furthest apart', async () => {
    const { router, came } = await openChapter(none);
    await expect.poll(() => document.querySelectorAll('[data-status="loaded"]').length).not.toBe(0);
    window.scrollTo(0, 2000);
    await expect.poll(() => readPlace({ reader: 'anna', chapterId: 2 })?.last).not.toBeUndefined();
    const far = readPlace({ reader: 'anna', chapterId: 2 })?.last;
    window.scrollTo(0, 500);
    await expect.poll(() => readPlace({ reader: 'anna', chapterId: 2 })?.last).not.toEqual(far);
    expect(came).not.toContain(kept);
    router.navigate(there);
    await expect.poll(() => came).toContain(kept);
    const [body] = bodies();
    const { last, furthest } = readPlace({ reader: 'anna', chapterId: 2 }) ?? {};
    expect(body).toMatchObject({
      places: [
        {
          chapterId: 2,
          contentVersion: '1',
          share: furthest && 'chapterShare' in furthest && furthest.chapterShare,
        },
        {
          chapterId: 2,
          contentVersion: '1',
          share: last && 'chapterShare' in last && last.chapterShare,
        },
      ],
    });
  });

  it('of a visitor stays in the browser', async () => {
    const { router, came } = await openChapter(none, null);
    await expect.poll(() => document.querySelectorAll('[data-status="loaded"]').length).not.toBe(0);
    window.scrollTo(0, 2000);
    await expect.poll(() => readPlace({ reader: null, chapterId: 2 })?.last).not.toBeUndefined();
    router.navigate(there);
    await expect.poll(() => came).toContain('POST /comic/1/chapter/3/read');
    expect(came).not.toContain(kept);
    expect(localStorage.getItem('hanji.readingOutbox')).toBeNull();
  });
});
