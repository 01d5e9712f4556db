import '@hanji/ui-kit/tokens/tokens.css';
import { readingDirectionKey } from '@hanji/domain/reading/memory/kept-direction.ts';
import { onChapterNews, tellOfChapter } from '@hanji/edition/session/chapter-news.ts';
import { signedIn, signedOut } from '@hanji/edition/session/current-user.ts';
import { closeSite, openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { errors } from '@hanji/i18n/locales/en-US/errors.ts';
import { frame } from '@hanji/i18n/locales/en-US/frame.ts';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { units } from '@hanji/i18n/locales/en-US/units.ts';
import { viewer } from '@hanji/i18n/locales/en-US/viewer.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { readingRoutes } from '#routes.ts';
import { answerCalls, type Answer } from '#testing/answer-calls.ts';
import { someChapter, someView } from '#testing/chapter-views.ts';
import { someContentHome } from '#testing/content-homes.ts';
import { readPlace } from '#storage/reading-positions.ts';
import { readLastChapter } from '#storage/last-chapters.ts';

const picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';
const paid = '/comic/1/chapter/2/product';
const preview = '/comic/1/chapter/2/trial';
const read = 'POST /comic/1/chapter/2/read';

async function openChapter(answers: Record<string, Answer>) {
  const came = answerCalls({ [read]: { data: null }, ...answers });
  const edition = someEdition();
  const routes = editionRoutes(edition, [...readingRoutes]);
  const site = await openSite({ edition, routes, at: paid, words: { reading, units, viewer } });
  return { ...site, came };
}

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
});

it('[A7-065] [A4-034] keeps a paid chapter and its preview apart, in what is shown and what is told', async () => {
  const { router, came } = await openChapter({
    [`GET ${paid}`]: 500,
    [`GET ${preview}`]: { data: await someView('The preview', []) },
  });
  await expect.poll(() => came).toContain(`GET ${paid}`);
  router.navigate(preview);
  await expect
    .element(page.getByRole('heading', { name: 'A title The preview' }))
    .toBeInTheDocument();
  router.navigate(paid);
  await expect.poll(() => came.filter((call) => call === `GET ${paid}`)).toHaveLength(2);
  await expect
    .poll(() => page.getByRole('heading', { name: /The preview/ }).elements())
    .toEqual([]);
  expect(came).not.toContain(read);
  expect(readLastChapter(null, 1)).toBeNull();
});

it('[A4-030] [B4-042] stores the direction that was read, and guides only who read another way last', async () => {
  const view = { data: await someView('Two', [picture]) };
  const others = [3, 4].map((id) => `/comic/1/chapter/${id}/product`);
  const { router } = await openChapter(
    Object.fromEntries([paid, ...others].map((path) => [`GET ${path}`, view])),
  );
  const guide = page.getByText(viewer.guideTtb);
  const stored = () => localStorage.getItem(readingDirectionKey);
  await expect.element(guide).toBeVisible();
  expect(stored()).toBe('"TTB"');
  await expect.poll(() => guide.elements()).toEqual([]);
  router.navigate(others[0] ?? '');
  await expect.poll(() => readLastChapter(null, 1)?.chapterId).toBe(3);
  await expect.poll(() => document.querySelectorAll('[data-image]').length).toBe(1);
  expect(guide.elements()).toEqual([]);
  localStorage.setItem(readingDirectionKey, '"RTL"');
  router.navigate(others[1] ?? '');
  await expect.element(guide).toBeVisible();
  expect(stored()).toBe('"TTB"');
});

it('[A4-037] [B4-051] gives an image its button when the service is lost while reading', async () => {
  const broken = 'data:image/png;base64,AAAA';
  const other = '/comic/1/chapter/3/product';
  const readOther = 'POST /comic/1/chapter/3/read';
  const answers: Record<string, Answer> = {
    [`GET ${paid}`]: { data: await someView('Two', [broken, broken]) },
  };
  const { came, router } = await openChapter(answers);
  await expect.element(page.getByRole('heading', { name: 'A title Two' })).toBeInTheDocument();
  await expect.poll(() => came).toContain(read);
  const later = answerCalls({
    [`GET ${paid}`]: 'offline',
    [`GET ${other}`]: { data: await someView('Three', [picture]) },
    [read]: { data: null },
    [readOther]: { data: null },
  });
  const retry = page.getByRole('button', { name: viewer.imageRetry });
  await expect.poll(() => retry.elements().length).toBe(2);
  // It is told once that the chapter was read, by its opening or by what failed, and not by each.
  router.navigate(other);
  await expect.poll(() => later).toContain(readOther);
  expect([...came, ...later].filter((call) => call === read)).toHaveLength(1);
});

it.each([
  [
    'whose addresses cannot be read',
    async () => ({ ...(await someView('Two', [picture])), imageKey: '' }),
  ],
  ['without pictures', () => someView('Two', [])],
])('[A4-034] tells of no reading where there is a view %s', async (_, view) => {
  const other = '/comic/1/chapter/3/product';
  const { router, came } = await openChapter({
    [`GET ${paid}`]: { data: await view() },
    [`GET ${other}`]: { data: await someView('Three', [picture]) },
    'POST /comic/1/chapter/3/read': { data: null },
  });
  await expect.poll(() => came).toContain(`GET ${paid}`);
  await expect.poll(() => document.querySelectorAll('main h1, main p').length).not.toBe(0);
  router.navigate(other);
  await expect.poll(() => came).toContain('POST /comic/1/chapter/3/read');
  expect(came).not.toContain(read);
});

it('[A4-034] tells once that a chapter was finished, when its last picture has come up', async () => {
  const finished = 'POST /comic/1/chapter/2/read/finished';
  const other = '/comic/1/chapter/3/product';
  const pictures = Array.from({ length: 10 }, () => picture);
  const { came, router } = await openChapter({
    [`GET ${paid}`]: { data: await someView('Two', pictures) },
    [finished]: { data: null },
    [`GET ${other}`]: { data: await someView('Three', pictures) },
    'POST /comic/1/chapter/3/read': { data: null },
  });
  await expect.poll(() => came).toContain(read);
  await expect.poll(() => document.querySelectorAll('[data-status="loaded"]').length).not.toBe(0);
  window.scrollTo(0, document.documentElement.scrollHeight / 2);
  await expect.poll(() => readPlace({ reader: null, chapterId: 2 })?.last).not.toBeUndefined();
  expect(came).not.toContain(finished);
  for (const top of [1, 0, 1]) window.scrollTo(0, top * document.documentElement.scrollHeight);
  await expect.poll(() => came).toContain(finished);
  window.scrollTo(0, 0);
  router.navigate(other);
  await expect.poll(() => came).toContain('POST /comic/1/chapter/3/read');
  expect(came.filter((call) => call === finished)).toHaveLength(1);
  expect(came).not.toContain('POST /comic/1/chapter/3/read/finished');
});

describe('a chapter that is refused while it is read', () => {
  const broken = 'data:image/png;base64,AAAA';
  const anna = { userId: 'anna', nickname: 'A', avatarImageUrl: null };
  const loaded = () => document.querySelectorAll('[data-status="loaded"]').length;

  async function refuse(code: number) {
    const site = await openChapter({
      [`GET ${paid}`]: { data: await someView('Two', [picture, broken]) },
    });
    site.store.dispatch(signedIn(anna));
    await expect.poll(loaded).toBe(1);
    const refused = { code, message: 'No more of it.' };
    answerCalls({ [`GET ${paid}`]: refused, [read]: { data: null } });
    return site;
  }

  it('keeps what is loaded, and asks to sign in where the session has ended', async () => {
    const { router, store } = await refuse(401);
    const notice = page.getByRole('region', { name: errors.signInTitle });
    const signIn = notice.getByRole('link', { name: frame.signIn });
    const back = encodeURIComponent(paid);
    await expect.element(signIn).toHaveAttribute('href', `/login?redirect=${back}`);
    expect(loaded()).toBe(1);
    expect(router.state.location.pathname).toBe(paid);
    // The guard of sign-in believes what this browser remembers.
    expect(store.getState().currentUser).toBeNull();
  });

  it.each([
    [402, viewer.backToTitle],
    [404, viewer.backToTitle],
    [428, errors.verify],
  ])('with %i keeps what is loaded, and has the way to its guard', async (code, way) => {
    const { router } = await refuse(code);
    await expect.element(page.getByRole('region', { name: 'No more of it.' })).toBeVisible();
    expect(loaded()).toBe(1);
    expect(router.state.location.pathname).toBe(paid);
    await page.getByRole('button', { name: way }).click();
    await expect.poll(loaded).toBe(0);
  });

  it('of another reader who is signed in now begins at their own place', async () => {
    const { store } = await openChapter({
      [`GET ${paid}`]: {
        data: await someView(
          'Two',
          Array.from({ length: 10 }, () => picture),
        ),
      },
    });
    store.dispatch(signedIn(anna));
    await expect.poll(loaded).toBeGreaterThan(0);
    window.scrollTo(0, 1500);
    const placeOf = (reader: string) => readPlace({ reader, chapterId: 2 });
    await expect.poll(() => placeOf('anna')).not.toBeNull();
    // Whose session ends goes on as themselves, where they are.
    const { scrollY } = window;
    store.dispatch(signedOut());
    window.scrollTo(0, scrollY + 300);
    const far = placeOf('anna')?.furthest;
    await expect.poll(() => placeOf('anna')?.furthest).not.toEqual(far);
    store.dispatch(signedIn({ ...anna, userId: 'ben' }));
    await expect.poll(() => window.scrollY).toBe(0);
    expect(placeOf('ben')).toBeNull();
  });
});

describe('what was just unlocked', () => {
  const missing = 'data:image/png;base64,AAAA';

  it.each([
    ['once an image of it has come', paid, [missing, picture], 'loaded', [2]],
    ['not while none comes', paid, [missing], 'waiting', []],
    ['not of its preview', preview, [picture], 'loaded', []],
  ])('is delivered %s', async (_, address, pictures, status, heard) => {
    const delivered = new Set<number>();
    const over = new AbortController();
    onChapterNews('delivered', (id) => delivered.add(id), over.signal);
    const { router } = await openChapter({
      [`GET ${paid}`]: address === paid ? { data: await someView('Two', pictures) } : 500,
      [`GET ${preview}`]: { data: await someView('Two', pictures) },
    });
    router.navigate(address);
    const came = () => document.querySelectorAll(`[data-status="${status}"]`).length;
    await expect.poll(came).toBe(1);
    // The screen may draw an image before it tells of it.
    await expect.poll(() => [...delivered]).toEqual(heard);
    over.abort();
  });

  it('is left for its title once it is taken back', async () => {
    const { router } = await openChapter({
      [`GET ${paid}`]: { data: await someView('Two', [missing]) },
    });
    await expect.element(page.getByRole('heading', { name: 'A title Two' })).toBeInTheDocument();
    tellOfChapter('takenBack', 3);
    tellOfChapter('takenBack', 2);
    await expect.poll(() => router.state.location.pathname).toBe('/comic/1');
  });
});

describe('the address of a viewer', () => {
  async function openAt(at: string) {
    const came = answerCalls({ [`GET ${at}`]: { data: await someView('Two', [picture]) } });
    const edition = someEdition();
    const routes = editionRoutes(edition, [...readingRoutes]);
    await openSite({ edition, routes, at, words: { reading, units, viewer } });
    return { came };
  }

  it.each(
    ['comic', 'magazine_comic'].flatMap((type) => [
      [type, 'product'],
      [type, 'trial'],
    ]),
  )('[A2-019] [B2-109] [B2-110] /%s/1/chapter/2/%s shows its images', async (type, salesType) => {
    const at = `/${type}/1/chapter/2/${salesType}`;
    const { came } = await openAt(at);
    await expect.element(page.getByRole('region', { name: viewer.viewer })).toBeInTheDocument();
    await expect.element(page.getByRole('img', { name: 'Page 1' })).toBeInTheDocument();
    expect(came).toContain(`GET ${at}`);
    expect(came.filter((call) => call.endsWith('/chapter/epub'))).toEqual([]);
  });

  it('[A2-019] of another sales type is none', async () => {
    const { came } = await openAt('/comic/1/chapter/2/other');
    await expect.element(page.getByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(came).toEqual([]);
  });
});

it.each([
  [true, ['GET /comic/1', 'GET /comic/1/chapter/3/product']],
  [false, ['GET /comic/1']],
])(
  'near the end prepares the next chapter where it opens unpaid (free: %s)',
  async (free, asked) => {
    const next = someChapter({ id: 3, salesConfig: { ...someChapter().salesConfig, free } });
    const view = await someView('Two', [picture]);
    const nextChapter = { id: 3, name: 'Three', thumbnail: null };
    const { came } = await openChapter({
      [`GET ${paid}`]: { data: { ...view, chapter: { ...view.chapter, nextChapter } } },
      'GET /comic/1': { data: someContentHome([next]) },
      'GET /comic/1/chapter/3/product': { data: await someView('Three', [picture]) },
    });
    const gets = () =>
      came.filter((call) => call.startsWith('GET /comic/1') && call !== `GET ${paid}`);
    await expect.poll(() => [...new Set(gets())]).toEqual(asked);
    expect(came.filter((call) => call.includes('chapter/3/read'))).toEqual([]);
  },
);
