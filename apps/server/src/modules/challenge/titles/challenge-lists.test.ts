import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type {
  ChallengeHome,
  ChallengeRankingPage,
  ChallengeTitlePage,
} from '@hanji/contract/entities/challenge.ts';
import { challengePickup, challengeTitle } from '#db/schema/challenge/title.ts';
import { banner } from '#db/schema/works/showcase.ts';
import { testNow } from '#http/testing/test-now.ts';
import { addImage } from '#modules/testing/works.ts';
import { rankTitles } from '#modules/challenge/figures/rank-titles.ts';
import { openChallenge } from '#modules/challenge/testing/open-challenge.ts';

const { db, sql, ask, done, title, ids } = await openChallenge();
const day = 86_400_000;
const ago = (days: number) => new Date(testNow.getTime() - days * day);

/** Three titles that each order puts otherwise, by what they are called here. */
const made = { old: 0, liked: 0, adult: 0 };

beforeAll(async () => {
  made.old = (await title({ name: '猫の月', genreIds: [4], completed: true })).contentId;
  made.liked = (await title({ name: '犬の海', genreIds: [10, 4] })).contentId;
  made.adult = (await title({ name: '夜の猫', genreIds: [4], mature: true })).contentId;
  const facts = [
    [made.old, { publishedAt: ago(50), updatedAt: ago(1), totalLikes: 3, commentCount: 9 }],
    [made.liked, { publishedAt: ago(40), updatedAt: ago(2), totalLikes: 8, commentCount: 1 }],
    [made.adult, { publishedAt: ago(30), updatedAt: ago(3), totalLikes: 5, commentCount: 5 }],
  ] as const;
  for (const [id, columns] of facts) {
    await db.update(challengeTitle).set(columns).where(eq(challengeTitle.id, id));
  }
});

const adults = { headers: { 'x-accept-mature': 'Y' } };
const others = { headers: { 'x-accept-mature': 'N' } };

describe('the list of all titles', () => {
  it('[B7-045] [B9-002] has the newest first, and for adults only where they are asked for', async () => {
    const { old, liked, adult } = made;
    expect(await ids('/challenge/contents', adults)).toEqual([adult, liked, old]);
    expect(await ids('/challenge/contents', others)).toEqual([liked, old]);
  });

  it.each([
    ['updated', ['old', 'liked', 'adult']],
    ['likes', ['liked', 'adult', 'old']],
    ['comment', ['old', 'adult', 'liked']],
    ['total', ['adult', 'liked', 'old']],
    ['popular', ['adult', 'liked', 'old']],
  ] as const)('[B7-045] [B3-011] by %s is %j', async (order, names) => {
    const path = `/challenge/contents?orderType=${order}`;
    expect(await ids(path, adults)).toEqual(names.map((name) => made[name]));
  });

  it('[B7-045] [B9-001] goes on by pages, each of a hundred where nothing else is asked for', async () => {
    const { data } = await ask<ChallengeTitlePage>('/challenge/contents', adults);
    expect(data.page).toEqual({ pageNo: 0, pageSize: 100, hasNext: false });
    const path = '/challenge/contents?pageSize=2';
    const first = await done<ChallengeTitlePage>(path, adults);
    expect(first.page).toEqual({ pageNo: 0, pageSize: 2, hasNext: true });
    expect(await ids(`${path}&pageNo=1`, adults)).toEqual([made.old]);
  });
});

describe('the list of a genre', () => {
  it('[B7-043] [B3-010] has the titles of it, primary or not, and completed ones alone where asked', async () => {
    const { old, liked, adult } = made;
    expect(await ids('/challenge/content/genre/4', adults)).toEqual([adult, liked, old]);
    expect(await ids('/challenge/content/genre/10', adults)).toEqual([liked]);
    expect(await ids('/challenge/content/genre/4?completed=true', adults)).toEqual([old]);
    expect(await ids('/challenge/content/genre/4?completed=false', adults)).toEqual([
      adult,
      liked,
      old,
    ]);
    expect(await ids('/challenge/content/genre/5', adults)).toEqual([]);
  });

  it('[B7-043] [B3-010] 0 has the completed of all genres', async () => {
    expect(await ids('/challenge/content/genre/0', adults)).toEqual([made.old]);
  });

  it('[B7-043] [B7-048] wins over an id, and an unknown one is refused', async () => {
    expect((await ask('/challenge/content/genre/11', adults)).code).toBe(400);
    expect((await ask('/challenge/content/genre/4?orderType=name', adults)).code).toBe(400);
  });
});

describe('a search', () => {
  const search = (query: string, options = adults) =>
    ids(`/challenge/search?query=${encodeURIComponent(query)}`, { ...options, method: 'POST' });

  it('[B7-052] [B9-001] finds words of a name, the most liked first, a thousand at once', async () => {
    const { old, adult, liked } = made;
    expect(await search('猫')).toEqual([adult, old]);
    expect(await search('猫', others)).toEqual([old]);
    expect(await search('犬の海')).toEqual([liked]);
    expect(await search('%')).toEqual([]);
    const path = '/challenge/search?query=x&pageNo=0&pageSize=1000';
    const { page } = await done<ChallengeTitlePage>(path, { method: 'POST' });
    expect(page).toEqual({ pageNo: 0, pageSize: 1000, hasNext: false });
  });

  it('[B7-052] without words is refused', async () => {
    expect((await ask('/challenge/search?query=%20', { method: 'POST' })).code).toBe(400);
  });
});

describe('a ranking', () => {
  it('[B7-044] [B3-007] has the ranks of the day, by likes where nothing else is asked for', async () => {
    const empty = await done<ChallengeRankingPage>('/challenge/content/ranking/popular');
    expect(empty).toMatchObject({ ranking: [], day: null });
    await sql`insert into challenge_day (content_id, day, likes, views)
      values (${made.old}, '2026-11-19', 2, 1), (${made.adult}, '2026-11-19', 1, 9)`;
    await rankTitles(db, testNow);
    const read = async (path: string, options = adults) => {
      const { ranking } = await done<ChallengeRankingPage>(path, options);
      return ranking.map(({ rank, content }) => [rank, content.contentId]);
    };
    const { old, liked, adult } = made;
    const likes = [
      [1, old],
      [2, adult],
      [3, liked],
    ];
    // What was shared a moment ago is another address.
    expect(await read('/challenge/content/ranking/popular?orderType=likes')).toEqual(likes);
    expect(await read('/challenge/content/ranking/popular?pageSize=100')).toEqual(likes);
    expect(await read('/challenge/content/ranking/popular?pageSize=2&pageNo=1')).toEqual([
      [3, liked],
    ]);
    expect(await read('/challenge/content/ranking/popular?orderType=popular', others)).toEqual([
      [2, old],
      [3, liked],
    ]);
    expect(await read('/challenge/content/ranking/completed')).toEqual([[1, old]]);
    const { page, day: of } = await done<ChallengeRankingPage>(
      '/challenge/content/ranking/popular?pageSize=1',
      adults,
    );
    expect([of, page.hasNext]).toEqual(['2026-11-20', true]);
  });

  it('[B7-044] of a type that there is not is refused', async () => {
    expect((await ask('/challenge/content/ranking/hourly')).code).toBe(400);
  });
});

describe('the home of the area', () => {
  it('[B7-038] [B3-008] [B3-009] has banners, what the editors picked and the best of the ranking', async () => {
    const imageId = await addImage(db, 'covers');
    const place = { language: 'ja-JP', category: 'all_comic', area: 'challenge', sort: 1 } as const;
    await db.insert(banner).values({
      ...place,
      title: 'コンテスト',
      themeColor: '#123456',
      imageId,
      link: '/event/contest',
    });
    await db.insert(challengePickup).values([
      { sort: 2, name: '描き方', link: 'https://guide.example/', imageId },
      { sort: 1, name: '猫の月', contentId: made.old, imageId },
      { sort: 3, name: '夜の猫', contentId: made.adult, imageId },
    ]);
    const { banners, pickups, ranking } = await done<ChallengeHome>('/challenge/home', others);
    const coverImageFilePath = expect.stringMatching(/^\/api\/media\/covers\/\w+$/) as string;
    const cover = { coverImageFilePath, coverImageFileName: '360.webp' };
    expect(banners).toMatchObject([{ area: 'challenge', webLinkUrl: '/event/contest' }]);
    expect(pickups).toMatchObject([
      { ...cover, name: '猫の月', contentId: made.old, webLinkUrl: null },
      { ...cover, name: '描き方', contentId: null, webLinkUrl: 'https://guide.example/' },
    ]);
    expect(ranking.map(({ rank, content }) => [rank, content.contentId])).toEqual([
      [1, made.old],
      [3, made.liked],
    ]);
  });
});
