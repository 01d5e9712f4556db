import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import type { Home } from '@hanji/contract/entities/home.ts';
import type { Popup } from '@hanji/contract/entities/popup.ts';
import {
  noPopupMemory,
  popupMemoryKey,
  readPopupMemory,
  writePopupMemory,
  type PopupMemory,
} from '@hanji/domain/popups/popup-memory.ts';
import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { closeSite, openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import { genres } from '@hanji/i18n/locales/en-US/genres.ts';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { units } from '@hanji/i18n/locales/en-US/units.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readingRoutes } from '#routes.ts';
import { answerCalls } from '#testing/answer-calls.ts';
import { someContentHome } from '#testing/content-homes.ts';
import { someBanner } from '#testing/some-banner.ts';

function somePopup(id: number, more: Partial<Popup> = {}): Popup {
  return {
    id,
    area: 'center',
    page: 'home',
    uiType: 'content',
    category: 'event',
    title: `Popup ${id}`,
    description: 'What it says.',
    themeColor: '#336699',
    htmlUrl: null,
    imgUrl: null,
    width: 0,
    height: 0,
    appLinkUrl: null,
    webLinkUrl: '/inside',
    repeatInterval: 0,
    repeatable: true,
    isSkip: false,
    ...more,
  };
}

function homeWith(...popups: Popup[]): { readonly data: Home } {
  return {
    data: { popups, topBanner: [], sections: [], menu: { holder: '', items: [], genres: [] } },
  };
}

async function open(at: string): Promise<void> {
  const edition = someEdition();
  const routes = editionRoutes(edition, [
    { path: '/inside', element: <h1>Inside</h1> },
    ...readingRoutes,
  ]);
  // Opening clears what the browser has stored.
  const kept = localStorage.getItem(popupMemoryKey);
  closeSite();
  if (kept !== null) localStorage.setItem(popupMemoryKey, kept);
  await openSiteKeeping(kept, { edition, routes, at });
}

async function openSiteKeeping(
  kept: string | null,
  site: Pick<Parameters<typeof openSite>[0], 'edition' | 'routes' | 'at'>,
): Promise<void> {
  const opened = openSite({ ...site, words: { genres, reading, units } });
  if (kept !== null) localStorage.setItem(popupMemoryKey, kept);
  await opened;
}

async function openHome(...popups: Popup[]): Promise<void> {
  answerCalls({ 'GET /all_comic/home': homeWith(...popups) });
  await open('/?category=all_comic');
}

function memory(): PopupMemory {
  return readPopupMemory(localStorage.getItem(popupMemoryKey));
}

/** As if so many seconds had passed since. */
function pass(seconds: number): void {
  const { latestShownAt, shown, ...rest } = memory();
  const earlier = (at: number): number => at - seconds * 1000;
  const moved = {
    ...rest,
    latestShownAt: latestShownAt === null ? null : earlier(latestShownAt),
    shown: shown.map(({ id, at }) => ({ id, at: earlier(at) })),
  };
  localStorage.setItem(popupMemoryKey, writePopupMemory(moved));
}

const dialogs = page.getByRole('dialog');
const popupOf = (id: number) => page.getByRole('dialog', { name: `Popup ${id}` });

/** The page has had its moment for a popup: what idles asks last. */
async function settled(): Promise<void> {
  await expect.element(page.getByRole('heading', { level: 1 })).toBeInTheDocument();
  await new Promise<void>((resolve) => {
    requestIdleCallback(() => requestIdleCallback(() => resolve()));
  });
}

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
});

it('[A2-002] [B1-018] shows one popup of Home, and none within 600 seconds', async () => {
  await openHome(somePopup(1), somePopup(2));
  await expect.element(popupOf(1)).toBeVisible();
  expect(dialogs.elements()).toHaveLength(1);
  await popupOf(1).getByRole('button', { name: 'Close' }).click();
  await expect.element(popupOf(1)).not.toBeInTheDocument();
  pass(590);
  await openHome(somePopup(1), somePopup(2));
  await settled();
  expect(dialogs.elements()).toEqual([]);
});

it('[B4-034] [A4-105] goes on to the next after them, and round', async () => {
  const all = [somePopup(1), somePopup(2)];
  for (const id of [1, 2, 1]) {
    // Each visit comes after the one before.
    await openHome(...all);
    await expect.element(popupOf(id)).toBeVisible();
    expect(memory().latestIndex).toBe(id - 1);
    pass(601);
  }
});

it('[B3-019] [B3-018] never shows again what was put away, though its time has come', async () => {
  await openHome(somePopup(1));
  await popupOf(1).getByRole('button', { name: reading.popupSkip }).click();
  await expect.element(popupOf(1)).not.toBeInTheDocument();
  expect(memory()).toMatchObject({ skippedIds: [1], latestIndex: 0 });
  pass(601);
  await openHome(somePopup(1), somePopup(2));
  await expect.element(popupOf(2)).toBeVisible();
});

it('shows one that is not repeatable once, and another after its own time', async () => {
  const often = somePopup(1, { repeatInterval: 3600 });
  const once = somePopup(2, { repeatable: false });
  localStorage.setItem(
    popupMemoryKey,
    writePopupMemory({ ...noPopupMemory, shown: [1, 2].map((id) => ({ id, at: Date.now() })) }),
  );
  pass(3590);
  await openHome(often, once);
  await settled();
  expect(dialogs.elements()).toEqual([]);
  pass(20);
  await openHome(often, once);
  await expect.element(popupOf(1)).toBeVisible();
});

it('leads into the site, and out of it, and nowhere by what is no address', async () => {
  await openHome(somePopup(1));
  await popupOf(1).getByRole('link', { name: reading.popupOpen }).click();
  await expect.element(popupOf(1)).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Inside' })).toBeVisible();
  pass(601);
  await openHome(somePopup(2, { webLinkUrl: 'https://festival.example/summer' }));
  const out = popupOf(2).getByRole('link', { name: reading.popupOpen });
  await expect.element(out).toHaveAttribute('href', 'https://festival.example/summer');
  await expect.element(out).toHaveAttribute('rel', 'noopener noreferrer');
  pass(601);
  await openHome(somePopup(3, { webLinkUrl: 'javascript:alert(1)' }));
  await expect.element(popupOf(3)).toBeVisible();
  expect(popupOf(3).getByRole('link').elements()).toEqual([]);
});

it('[A8-041] says of what only the app opens that it is so', async () => {
  await openHome(somePopup(1, { webLinkUrl: null, appLinkUrl: 'hanji://comic/1' }));
  await expect.element(popupOf(1).getByText(reading.popupInApp)).toBeVisible();
  expect(popupOf(1).getByRole('link').elements()).toEqual([]);
});

it('closes by Escape, with the focus where it was', async () => {
  await openHome(somePopup(1));
  await expect.element(popupOf(1)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(popupOf(1)).not.toBeInTheDocument();
  expect(popupOf(1).elements()).toEqual([]);
});

it.each(['somebody is asked', 'another page is on its way'])(
  'covers nothing, and waits for no better moment, while %s',
  async (what) => {
    const asks = what === 'somebody is asked';
    const busy = document.body.appendChild(document.createElement(asks ? 'dialog' : 'main'));
    if (busy instanceof HTMLDialogElement) busy.showModal();
    else busy.ariaBusy = 'true';
    try {
      await openHome(somePopup(1));
      await settled();
      expect(popupOf(1).elements()).toEqual([]);
      expect(memory()).toEqual(noPopupMemory);
    } finally {
      busy.remove();
    }
  },
);

it('[A3-025] [B3-009] shows the popup of a title on its home, and its banners that lead somewhere', async () => {
  const home = {
    ...someContentHome([]),
    popups: [somePopup(7, { page: 'content_home' })],
    banners: [
      someBanner({
        title: 'Festival',
        category: 'event',
        expireRemained: 2 * 86_400 + 1,
        webLinkUrl: 'https://festival.example/',
      }),
      someBanner({ id: 2, title: 'Another title', webLinkUrl: '/comic/2' }),
      someBanner({ id: 3, title: 'Broken', webLinkUrl: 'javascript:alert(1)' }),
      someBanner({ id: 4, title: 'Over', expireRemained: 0 }),
    ],
  };
  answerCalls({ 'GET /comic/1': { data: home } });
  await open('/comic/1');
  await expect.element(popupOf(7)).toBeVisible();
  await popupOf(7).getByRole('button', { name: 'Close' }).click();
  await expect
    .element(page.getByRole('link', { name: /^Event\s*Festival\s*2 days left$/ }))
    .toHaveAttribute('href', 'https://festival.example/');
  await expect
    .element(page.getByRole('link', { name: /^Notice\s*Another title$/ }))
    .toHaveAttribute('href', '/comic/2');
  for (const name of ['Broken', 'Over']) expect(page.getByText(name).elements()).toEqual([]);
});
