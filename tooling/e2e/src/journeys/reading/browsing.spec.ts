import { answered } from '#browser/faults.ts';
import { at, english, japanese, korean, wordsOf } from '#browser/editions.ts';
import { filled, phrases } from '#browser/phrases.ts';
import { expect, test } from '#browser/test.ts';
import { contentPath, state, titleIn } from '#service/state.ts';

const inKorean = phrases['ko-KR'];

// The wide Japanese header is another one.
for (const edition of [korean, japanese]) {
  const { name, language } = edition;
  const { frame, reading } = wordsOf(edition);

  test(
    `[A2-011] [A2-012] [A4-102] [B2-101] ${name}: searches, finds and opens a title`,
    { tag: edition.size },
    async ({ page }) => {
      const comic = titleIn(language, 'comic');
      await page.goto(at(name, '/'));
      if (name === 'ja' && test.info().project.name === 'desktop') {
        // The wide Japanese header has the search box itself.
        const box = page.getByRole('banner').getByRole('searchbox', { name: frame.search });
        await box.fill(` ${comic.name}`);
        await box.press('Enter');
      } else {
        await page.getByRole('link', { name: frame.search, exact: true }).first().click();
        await expect(page).toHaveURL(at(name, '/search'));
        await expect(page.getByText(reading.searchIdleTitle)).toBeVisible();
        await page.getByRole('combobox', { name: frame.search }).fill(comic.name);
        await page.getByRole('combobox', { name: frame.search }).press('Enter');
      }
      await expect(page).toHaveURL(at(name, `/search/${encodeURIComponent(comic.name)}`));
      const kept = await page.evaluate(() => localStorage.getItem('keywords'));
      expect(kept).toBe(encodeURIComponent(comic.name));
      await page.getByRole('link', { name: comic.name, exact: true }).first().click();
      await expect(page).toHaveURL(at(name, contentPath(comic)));
    },
  );
}

const { name, language } = english;
const { reading } = wordsOf(english);

test(
  `[A2-016] ${name}: a search without results says so and hints at another keyword`,
  { tag: english.size },
  async ({ page }) => {
    const keyword = 'qzxv%_\\ 없음';
    await page.goto(at(name, `/search/${encodeURIComponent(keyword)}`));
    await expect(
      page.getByRole('heading', { name: filled(reading.noResultsTitle, { keyword }) }),
    ).toBeVisible();
    await expect(page.getByText(reading.noResultsText)).toBeVisible();
  },
);

test(
  `[A2-082] ${name}: the ranking slides by five cards, each with its number`,
  { tag: english.size },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(at(name, '/'));
    const ranking = page.getByRole('region', { name: `Ranking ${language}` });
    await ranking.scrollIntoViewIfNeeded();
    const numbered = (number: number) =>
      ranking.getByLabel(filled(reading.rank, { rank: number }), { exact: true });
    const boxOf = async (number: number) => (await numbered(number).boundingBox()) ?? { x: NaN };
    const slide = async () => (await ranking.boundingBox()) ?? { x: NaN, width: NaN };
    // As many cards fit into the slide, and the room after each is a part of it.
    const perSlide = async () =>
      Math.round(((await slide()).width / ((await boxOf(2)).x - (await boxOf(1)).x)) * 10) / 10;
    await expect.poll(perSlide).toBeGreaterThan(4.8);
    expect(await perSlide()).toBeLessThanOrEqual(5);

    const all = await ranking.getByRole('article').count();
    for (let number = 1; number <= all; number += 1) await expect(numbered(number)).toHaveCount(1);
    const onScreen = async (number: number) => {
      const [{ x }, { x: start, width }] = [await boxOf(number), await slide()];
      return x >= start && x < start + width;
    };
    const shown = async () => {
      const ranks = Array.from({ length: all }, (_, index) => index + 1);
      const seen = await Promise.all(ranks.map(onScreen));
      return ranks.filter((_, index) => seen[index]);
    };
    const first = [1, 2, 3, 4, 5].slice(0, all);
    await expect.poll(shown).toEqual(first);
    if (all <= 5) return;
    const { scrollOn, scrollBack } = wordsOf(english).frame;
    await ranking.getByRole('button', { name: scrollOn }).click();
    await expect.poll(shown).toEqual([6, 7, 8, 9, 10]);
    await ranking.getByRole('button', { name: scrollBack }).click();
    await expect.poll(shown).toEqual(first);
  },
);

test(
  `[A2-083] ${name}: the ranking numbers its titles from 1 and leads to all of it`,
  { tag: english.size },
  async ({ page }) => {
    await page.goto(at(name, '/'));
    const ranking = page.getByRole('region', { name: `Ranking ${language}` });
    const rank = (number: number) => filled(reading.rank, { rank: number });
    await ranking.scrollIntoViewIfNeeded();
    await expect(ranking.getByLabel(rank(1), { exact: true })).toBeVisible();
    await ranking.getByRole('link', { name: new RegExp(reading.viewMore) }).click();
    await expect(page).toHaveURL(at(name, '/menu/all_comic/ranking'));
    await expect(
      page.getByRole('link', { name: titleIn(language, 'rtl').name }).first(),
    ).toBeVisible();
  },
);

test('[A2-003] [A2-084] [A3-012] ko: at most 10 banners and 10 ranks, though there are more', async ({
  page,
}) => {
  await page.goto(at('ko', '/'));
  const ranking = page.getByRole('region', { name: 'Ranking ko-KR' });
  for (let rank = 1; rank <= 10; rank += 1) {
    await expect(
      ranking.getByLabel(filled(inKorean.reading.rank, { rank }), { exact: true }),
    ).toHaveCount(1);
  }
  await expect(
    ranking.getByLabel(filled(inKorean.reading.rank, { rank: 11 }), { exact: true }),
  ).toHaveCount(0);
  const answer = await page.request.get(at('ko', '/'));
  expect(answer.ok()).toBe(true);
  const banners = page.getByRole('region', { name: inKorean.reading.topBanner });
  await expect(banners.getByRole('link')).toHaveCount(10);
});

test(
  '[B2-076] [A2-004] [A2-005] global: events for adults appear once the session has said Y',
  { tag: '@desktop' },
  async ({ page, faults }) => {
    faults.expect(answered(428));
    const events = at('global', '/menu/all_comic/event');
    await page.goto(events);
    await expect(page.getByText('Open event en-US')).toBeVisible();
    await expect(page.getByText('Adult event en-US')).toHaveCount(0);
    await page.goto(at('global', contentPath(titleIn('en-US', 'mature'))));
    await page.getByRole('button', { name: phrases['en-US'].errors.matureAccept }).click();
    await expect(page.getByRole('tab').or(page.getByRole('region')).first()).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('acceptMature'))).toBe('Y');
    await page.goto(events);
    await expect(page.getByText('Adult event en-US')).toBeVisible();
  },
);

test('[B9-027] [A2-006] [A2-007] [B2-077] ko: a curated list loads pages of 10, or of 9 on narrow screens', async ({
  page,
}, { project }) => {
  const { catalogId, catalogSize } = state().catalogue;
  const pageSize = project.name === 'phone' ? 9 : 10;
  const pages: (string | null)[][] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!url.pathname.startsWith('/api/content_catalog/')) return;
    pages.push([url.searchParams.get('pageNo'), url.searchParams.get('pageSize')]);
  });
  await page.goto(at('ko', `/menu/content_catalog/${catalogId}`));
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  const sent = JSON.parse((await page.locator('#hanji-page').textContent()) ?? '');
  expect(sent.answer).toMatchObject({ arg: { pageSize }, data: { page: { pageNo: 0, pageSize } } });
  await page.keyboard.press('End');
  await expect(cards).toHaveCount(catalogSize);
  // The first came with the page.
  expect(pages).toEqual([['1', String(pageSize)]]);
});

test(
  '[A2-009] [A2-010] [B2-079] [B2-113] ko: menus at an item, and genres, have addresses',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(at('ko', '/menu/all_comic/genre?currentItemCode=fantasy'));
    await expect(page.getByRole('article')).toHaveCount(14);
    await page.goto(at('ko', '/all_comic/genre/romance'));
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(
      page.getByRole('link', { name: titleIn('ko-KR', 'magazine-comic').name }),
    ).toBeVisible();
  },
);

test('[B2-075] ko: the category addresses lead to Home', { tag: '@desktop' }, async ({ page }) => {
  for (const path of ['/all_comic', '/all_novel']) {
    await page.goto(at('ko', path));
    await expect(page).toHaveURL(new RegExp(`^${at('ko', '/')}(\\?.*)?$`));
  }
});
