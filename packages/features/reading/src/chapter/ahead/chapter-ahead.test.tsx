import '@hanji/ui-kit/tokens/tokens.css';
import type { Chapter } from '@hanji/contract/entities/chapter.ts';
import { closeSite, openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { genres } from '@hanji/i18n/locales/en-US/genres.ts';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { units } from '@hanji/i18n/locales/en-US/units.ts';
import { viewer } from '@hanji/i18n/locales/en-US/viewer.ts';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { chapterPage } from '#chapter/chapter-page.ts';
import { chapterApi } from '#chapter/endpoints.ts';
import { comicViewer } from '#chapter/viewer-code/viewer-chunks.ts';
import { readingRoutes } from '#routes.ts';
import { answerCalls } from '#testing/answer-calls.ts';
import { someChapter, someView } from '#testing/chapter-views.ts';
import { someContentHome, someInventory } from '#testing/content-homes.ts';
import { readLastChapter } from '#storage/last-chapters.ts';

const picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';
const viewOf = (id: number) => `GET /comic/1/chapter/${id}/product`;
const view = viewOf(2);
const { salesConfig, activity } = someChapter();
const free: Chapter = someChapter({ salesConfig: { ...salesConfig, free: true } });
const action = page.getByRole('link', { name: reading.readFirstEpisode }).first();

/** Opens a content home; gives the calls that came, and what is held of the first chapter's view. */
async function open(...chapters: readonly Chapter[]) {
  const idle: (() => void)[] = [];
  vi.spyOn(window, 'requestIdleCallback').mockImplementation((act) =>
    idle.push(() => act({ didTimeout: false, timeRemaining: () => 50 })),
  );
  const two = await someView('Two', [picture]);
  const came = answerCalls({
    'GET /comic/1': { data: someContentHome(chapters, { inventory: someInventory() }) },
    ...Object.fromEntries(chapters.map(({ id }) => [viewOf(id), { data: two }])),
    'POST /comic/1/chapter/2/read': { data: null },
  });
  const edition = someEdition();
  const { store } = await openSite({
    edition,
    routes: editionRoutes(edition, [...readingRoutes]),
    at: '/comic/1',
    words: { reading, units, genres, viewer },
    user: { userId: 'u1', nickname: 'Soomin', avatarImageUrl: null },
  });
  await expect.element(action).toBeVisible();
  await expect.poll(() => idle.length).toBeGreaterThan(0);
  const held = () => {
    const params = { contentType: 'comic', contentId: 1, chapterId: 2 } as const;
    const args = { params: { ...params, chapterFileSalesType: 'product' } } as const;
    const { data } = chapterApi.endpoints.getChapterView.select(args)(store.getState());
    return data?.chapter.name;
  };
  const rest = async () => {
    for (const act of idle.splice(0)) act();
    await Promise.all([chapterPage.fetch(), comicViewer.load()]);
    await import('#chapter/comic/next/prepare-chapter.ts');
  };
  return { came, held, rest };
}

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
});

it.each([
  ['is free', free],
  ['was bought', someChapter({ activity: { ...activity, unlocked: true } })],
  ['is rented', someChapter({ activity: { ...activity, rented: true, rentRemained: 600 } })],
])('fetches the view of the chapter to be read once idle, where it %s', async (_, chapter) => {
  const { came, rest } = await open(chapter);
  expect(came).not.toContain(view);
  await rest();
  await expect.poll(() => came).toContain(view);
  expect(came.filter((call) => call !== 'GET /comic/1')).toEqual([view]);
  expect(readLastChapter('u1', 1)).toBeNull();
});

it('opens by the view that was fetched ahead, and asks for it no more', async () => {
  const { came, held, rest } = await open(free);
  await rest();
  await expect.poll(held).toBe('Two');
  await action.click();
  await expect.poll(() => document.querySelectorAll('[data-image]').length).toBe(1);
  expect(came.filter((call) => call === view)).toHaveLength(1);
});

it('shows the first picture of what was fetched ahead before the viewer is drawn around it', async () => {
  const { held, rest } = await open(free);
  await rest();
  await expect.poll(held).toBe('Two');
  const seen: string[] = [];
  const watcher = new MutationObserver(() => {
    for (const status of shown()) if (seen.at(-1) !== status) seen.push(status);
  });
  watcher.observe(document.body, { childList: true, subtree: true, attributes: true });
  onTestFinished(() => watcher.disconnect());
  await action.click();
  await expect.poll(() => seen.at(-1)).toBe('loaded');
  expect(seen[0]).toBe('drawn');
});

/** How far the pictures of a strip are that stand on the page. */
function shown(): string[] {
  const boxes = [...document.querySelectorAll<HTMLElement>('[data-status]:has(> img)')];
  return boxes.map(({ dataset }) => dataset['status'] ?? '');
}

it('fetches nothing of what would have to be paid', async () => {
  const { came, rest } = await open(someChapter());
  await rest();
  expect(came).not.toContain(view);
});

it('fetches nothing for who spares data', async () => {
  Object.defineProperty(navigator, 'connection', {
    configurable: true,
    value: { effectiveType: '4g', saveData: true },
  });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
  const { came, rest } = await open(free);
  await rest();
  expect(came).not.toContain(view);
});

describe('a row', () => {
  const rows = [2, 3, 4, 5, 6].map((id) => ({ ...free, id, sort: id, name: `Row ${id}` }));

  /** What a pointer does, at once: one that is driven takes its time. */
  function point(id: number, type: 'pointerover' | 'pointerout'): void {
    const row = page.getByRole('link', { name: `Row ${id}`, exact: true }).element();
    row.dispatchEvent(new PointerEvent(type, { bubbles: true, relatedTarget: document.body }));
  }
  const tells = ({ came }: Awaited<ReturnType<typeof open>>) =>
    came.filter((call) => call !== 'GET /comic/1');

  it('that a pointer rests on is fetched, not what it passes, and nothing is told', async () => {
    const site = await open(...rows);
    point(3, 'pointerover');
    point(3, 'pointerout');
    point(4, 'pointerover');
    await expect.poll(() => site.came).toContain(viewOf(4));
    expect(tells(site)).toEqual([viewOf(4)]);
  });

  it('that takes the focus is fetched, not one that would have to be paid', async () => {
    const [second = free, third = free] = rows;
    const site = await open({ ...second, salesConfig }, third);
    for (const id of [2, 3]) {
      page
        .getByRole('link', { name: `Row ${id}`, exact: true })
        .element()
        .focus();
      await new Promise((rested) => setTimeout(rested, 80));
    }
    await expect.poll(() => site.came).toContain(viewOf(3));
    expect(tells(site)).toEqual([viewOf(3)]);
  });

  it('is one of three at most', async () => {
    const site = await open(...rows);
    for (const id of [6, 5, 4, 3]) {
      point(id, 'pointerover');
      // As long as a row waits, and set later.
      await new Promise((rested) => setTimeout(rested, 65));
    }
    await site.rest();
    await expect.poll(() => site.came).toContain(view);
    expect(tells(site)).toEqual([6, 5, 4, 2].map(viewOf));
  });
});
