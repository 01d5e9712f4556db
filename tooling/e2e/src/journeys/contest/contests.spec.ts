import { contestNumbers, type ContestNumber } from '@hanji/contract/contest-vocabulary.ts';
import { keepAwards } from '@hanji/server/modules/contest/operators/judge-contest.ts';
import { writeContest } from '@hanji/server/modules/contest/operators/write-contest.ts';
import { contestEntry } from '@hanji/server/db/schema/contest/contest.ts';
import { image } from '@hanji/server/db/schema/works/image.ts';
import {
  addChallengeChapter,
  addChallengeTitle,
  addCreator,
} from '@hanji/server/modules/challenge/testing/challenge-works.ts';
import { like } from 'drizzle-orm';
import type { Page } from '@playwright/test';
import { database } from '#account/database.ts';
import { at } from '#browser/editions.ts';
import { answered } from '#browser/faults.ts';
import { overflow } from '#browser/overflow.ts';
import { phrases } from '#browser/phrases.ts';
import { settled, violations } from '#browser/rules-of-accessibility.ts';
import { expect, test } from '#browser/test.ts';

const { contests: words, errors } = phrases['ja-JP'];
const day = 86_400_000;

/** Writes a contest, with such steps around now, in days, as an operator does. */
async function write(contestNo: ContestNumber, [opens, closes, decided]: [number, number, number]) {
  const db = database();
  const [cover] = await db.select().from(image).where(like(image.id, 'covers/%')).limit(1);
  if (cover === undefined) throw new Error('there is no picture');
  const on = (days: number): Date => new Date(Date.now() + days * day);
  const title = `第${contestNo}回コンテスト`;
  await writeContest(
    db,
    {
      contestNo,
      title,
      lead: '夜の物語を募集します',
      announcedAt: on(-100),
      opensAt: on(opens),
      closesAt: on(closes),
      resultAt: on(decided),
      imageId: cover.id,
      texts: {
        page: '## 募集要項\n\n![絵](a.png)\n\n<script>document.title = 1</script>\n\n[x](javascript:alert(1))',
        result: '受賞作品を発表します',
      },
      pictures: new Map([['a.png', cover.id]]),
      writtenBy: 'journeys',
    },
    on(-100),
  );
  return title;
}

/** A title of somebody's that takes part. */
async function enter(contestNo: ContestNumber, name: string): Promise<number> {
  const db = database();
  const { readerId } = await addCreator(db);
  const { id } = await addChallengeTitle(db, readerId, { name });
  await addChallengeChapter(db, id);
  await db.insert(contestEntry).values({ contestNo, contentId: id, enteredAt: new Date() });
  return id;
}

async function expectSound(page: Page): Promise<void> {
  await settled(page);
  expect(await violations(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
}

test('[B2-058] [B2-061] [B2-062] [B2-063] ja: a visitor goes from all contests to one, its entries and its results', async ({
  page,
}, { project }) => {
  const [open, decided] = project.name === 'phone' ? ([1, 101] as const) : ([2, 102] as const);
  const title = await write(open, [-10, 10, 20]);
  const last = await write(decided, [-60, -30, -10]);
  await enter(open, '夜明けの灯台');
  const contentId = await enter(decided, '最後の花火');
  const said = { rank: '大賞', prize: '連載権', comment: '静かで、強い。', judge: '編集長' };
  await keepAwards(database(), decided, [{ ...said, contentId }]);

  await page.goto(at('ja', '/event/contest'));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: words.contests })).toBeVisible();
  await expectSound(page);
  await main.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(at('ja', `/event/contest/${open}`));
  await expect(page).toHaveTitle(new RegExp(`^${title}`));
  await expect(main.getByRole('heading', { name: '募集要項' })).toBeVisible();
  const article = main.getByRole('article').first();
  await expect(article.getByRole('img', { name: '絵' })).toBeVisible();
  expect(await article.locator('script').count()).toBe(0);
  await expect(article.getByRole('link')).toHaveCount(0);
  await expect(main.getByRole('link', { name: '夜明けの灯台' })).toBeVisible();
  await expectSound(page);
  await main.getByRole('link', { name: words.list, exact: true }).click();
  await expect(page).toHaveURL(at('ja', `/event/contest/${open}/list`));
  await expect(main.getByRole('link', { name: '夜明けの灯台' })).toBeVisible();
  await main.getByRole('link', { name: words.result, exact: true }).click();
  await expect(main.getByRole('heading', { name: words.resultWaits })).toBeVisible();
  await expectSound(page);

  await page.goto(at('ja', `/event/contest/${decided}/result`));
  await expect(page).toHaveTitle(new RegExp(last));
  await expect(main.getByRole('heading', { level: 2, name: said.rank })).toBeVisible();
  await expect(main.getByText(said.comment)).toBeVisible();
  await expect(main.getByRole('link', { name: '最後の花火' })).toHaveAttribute(
    'href',
    `/challenge/comic/${contentId}`,
  );
  await expectSound(page);
});

test(
  '[B2-059] [B2-060] [B2-064] ja: exactly the numbers and shapes of contests are pages, others are answered with 404',
  { tag: '@desktop' },
  async ({ page, request, faults }) => {
    for (const contestNo of [112, 113, 118] as const) await write(contestNo, [-10, 10, 20]);
    const statusOf = async (path: string): Promise<number> =>
      (await request.get(at('ja', `/event/contest/${path}`), { maxRedirects: 0 })).status();
    for (const contestNo of [112, 113, 118]) {
      expect([contestNo, await statusOf(String(contestNo))]).toEqual([contestNo, 200]);
      expect([contestNo, await statusOf(`${contestNo}/result`)]).toEqual([contestNo, 200]);
      const listed = await statusOf(`${contestNo}/list`);
      expect([contestNo, listed]).toEqual([contestNo, contestNo === 112 ? 200 : 404]);
    }
    for (const other of ['0', '3', '100', '119', '0113', 'x']) {
      for (const part of ['', '/list', '/result']) {
        expect([other, await statusOf(other + part)]).toEqual([other, 404]);
      }
    }
    // Nobody has written it yet.
    expect(contestNumbers).toContain(117);
    expect(await statusOf('117')).toBe(404);
    const drawn = await (await request.get(at('ja', '/event/contest/113'))).text();
    expect(drawn).toContain('<title>第113回コンテスト');
    expect(drawn).toContain('募集要項');
    faults.expect(answered(404));
    await page.goto(at('ja', '/event/contest/119'));
    await expect(page.getByRole('heading', { name: errors.notFoundTitle })).toBeVisible();
    await page.goto(at('ko', '/event/contest/113'));
    await expect(page).toHaveURL(at('ko', '/'));
  },
);
