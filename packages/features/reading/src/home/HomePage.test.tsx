import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import type { Home, Section } from '@hanji/contract/entities/home.ts';
import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { closeSite, openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import { genres } from '@hanji/i18n/locales/en-US/genres.ts';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { units } from '@hanji/i18n/locales/en-US/units.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { readingRoutes } from '#routes.ts';
import { answerCalls } from '#testing/answer-calls.ts';
import { someElement } from '#testing/some-element.ts';

const call = 'GET /all_comic/home';

const picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';
const title = someElement({ imageUrl: picture, largeImageUrl: picture });

function homeOf(...titles: readonly string[]): { readonly data: Home } {
  const sections = titles.map((name, place): Section => ({
    id: place + 1,
    sectionUiType: 'normal',
    elementUiType: 'normal',
    title: name,
    additionalText: '',
    urlScheme: null,
    urlHttp: null,
    elements: [title],
  }));
  return {
    data: { popups: [], topBanner: [], sections, menu: { holder: '', items: [], genres: [] } },
  };
}

type Site = Parameters<typeof openSite>[0];

async function openHome(
  at = '/?category=all_comic',
  more: Pick<Site, 'user' | 'slots'> = {},
): Promise<void> {
  const words = { genres, reading, units };
  const edition = someEdition();
  const routes = editionRoutes(edition, [...readingRoutes]);
  await openSite({ edition, routes, at, words, ...more });
}

/** What a reader sees at a height of the window, in its middle. */
function seenAt(y: number): Element | null {
  return document.elementFromPoint(window.innerWidth / 2, y);
}

async function scrollTo(top: number): Promise<void> {
  window.scrollTo({ top, behavior: 'instant' });
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

afterEach(async () => {
  vi.restoreAllMocks();
  closeSite();
  sessionStorage.clear();
  window.scrollTo(0, 0);
  await page.viewport(1280, 800);
});

it.each(['focus', 'online'])(
  'grows by what has come in meanwhile on %s, and stands where the service is away',
  async (event) => {
    answerCalls({ [call]: homeOf('First') });
    await openHome();
    const first = page.getByRole('region', { name: 'First' });
    await expect.element(first).toBeInTheDocument();
    const stood = first.element();
    const away = answerCalls({ [call]: 'offline' });
    globalThis.dispatchEvent(new Event(event));
    await expect.poll(() => away).toContain(call);
    answerCalls({ [call]: homeOf('First', 'Second') });
    await expect
      .poll(() => {
        globalThis.dispatchEvent(new Event(event));
        return page.getByRole('region', { name: 'Second' }).elements().length;
      })
      .toBe(1);
    expect(first.element()).toBe(stood);
  },
);

it('grows while it is looked at, within a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  try {
    answerCalls({ [call]: homeOf('First') });
    await openHome();
    const first = page.getByRole('region', { name: 'First' });
    await expect.element(first).toBeInTheDocument();
    const stood = first.element();
    answerCalls({ [call]: homeOf('First', 'Second') });
    await vi.advanceTimersByTimeAsync(60_000);
    await expect.element(page.getByRole('region', { name: 'Second' })).toBeInTheDocument();
    expect(first.element()).toBe(stood);
  } finally {
    vi.useRealTimers();
  }
});

it.each([390, 1280])(
  '[A2-086] [B9-023] [B2-148] its header hides beyond 72 px and shows on the way up; the menu stays, at %i px',
  async (width) => {
    await page.viewport(width, 800);
    answerCalls({ [call]: homeOf(...Array.from({ length: 20 }, (_, place) => `No ${place}`)) });
    await openHome();
    await expect.element(page.getByRole('region', { name: 'No 19' })).toBeInTheDocument();
    const header = page.getByRole('banner').element();
    const { height } = header.getBoundingClientRect();
    const menu = page.getByRole('link', { name: reading.eventsTitle }).element();
    const inHeader = () => header.contains(seenAt(8));
    const menuTop = () => menu.getBoundingClientRect().top;
    await scrollTo(72);
    expect(inHeader()).toBe(true);
    await scrollTo(73);
    await expect.poll(inHeader).toBe(false);
    await scrollTo(1500);
    await expect.poll(menuTop).toBeLessThan(height);
    expect(menuTop()).toBeGreaterThanOrEqual(0);
    expect(inHeader()).toBe(false);
    await scrollTo(1400);
    await expect.poll(inHeader).toBe(true);
    await expect.poll(menuTop).toBeGreaterThanOrEqual(height - 1);
    expect(menuTop()).toBeLessThan(2 * height);
  },
);

it('[A2-002] has a banner, sections and the menu of its category', async () => {
  const home = homeOf('First', 'Second').data;
  const item = { code: 'daily', name: 'By day', apiPath: '/menu/all_comic/daily', index: 0 };
  const menu = { holder: 'all_comic', items: [item], genres: [] };
  const topBanner = [someElement({ title: 'A storm at sea', urlHttp: '/comic/9' })];
  answerCalls({ [call]: { data: { ...home, topBanner, menu } } });
  await openHome();
  const banner = page.getByRole('region', { name: reading.topBanner });
  await expect
    .element(banner.getByRole('link', { name: /A storm at sea/ }))
    .toHaveAttribute('href', '/comic/9');
  for (const name of ['First', 'Second']) {
    await expect.element(page.getByRole('region', { name })).toBeInTheDocument();
  }
  await expect
    .element(page.getByRole('link', { name: 'By day' }))
    .toHaveAttribute('href', '/menu/all_comic/daily');
});

it('[A2-083] leads from each section to the address of its own, and from others nowhere', async () => {
  const [first, second] = homeOf('First', 'Second').data.sections;
  const ranking = { ...first, sectionUiType: 'ranking', urlHttp: '/menu/all_comic/best-of-june' };
  const other = { ...second, urlHttp: '/menu/content_catalog/7' };
  const [, , alone] = homeOf('1', '2', 'Third').data.sections;
  const sections = [ranking, other, alone];
  answerCalls({ [call]: { data: { ...homeOf().data, sections } } });
  await openHome();
  const more = (name: string) =>
    page.getByRole('region', { name }).getByRole('link', { name: new RegExp(reading.viewMore) });
  await expect.element(more('First')).toHaveAttribute('href', '/menu/all_comic/best-of-june');
  await expect.element(more('Second')).toHaveAttribute('href', '/menu/content_catalog/7');
  expect(more('Third').elements()).toEqual([]);
});

it('[B7-009] offers notices to who is signed in', async () => {
  answerCalls({ [call]: homeOf('First') });
  const user = { userId: 'u1', nickname: 'Soomin', avatarImageUrl: null };
  await openHome('/?category=all_comic', { user, slots: { PushPrompt: () => <p>Notices</p> } });
  await expect.element(page.getByRole('main').getByText('Notices')).toBeInTheDocument();
});

it('[B2-074] loads the home of the category that is current: the address’s, then the one chosen last', async () => {
  const came = answerCalls({ [call]: homeOf('Comics'), 'GET /all_novel/home': homeOf('Novels') });
  await openHome('/?category=all_novel');
  await expect.element(page.getByRole('region', { name: 'Novels' })).toBeInTheDocument();
  await openHome('/');
  await expect.element(page.getByRole('region', { name: 'Novels' })).toBeInTheDocument();
  expect(came).not.toContain(call);
  await openHome();
  await expect.element(page.getByRole('region', { name: 'Comics' })).toBeInTheDocument();
});

it.each(['all_comic', 'all_novel'])(
  '[A2-008] [B2-078] /menu/%s/adult shows the home of titles for adults',
  async (category) => {
    const { sections } = homeOf('For adults').data;
    answerCalls({ [`GET /${category}/adult`]: { data: { topBanner: [], sections } } });
    await openHome(`/menu/${category}/adult`);
    await expect.element(page.getByRole('region', { name: 'For adults' })).toBeInTheDocument();
    await expect
      .element(page.getByRole('heading', { level: 1, name: reading.adultTitle }))
      .toBeInTheDocument();
  },
);
