import type { AdultHome, Home } from '@hanji/contract/entities/home.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { content, contentAuthor } from '#db/schema/works/catalogue.ts';
import {
  banner,
  catalog,
  menu,
  popup,
  section,
  sectionElement,
} from '#db/schema/works/showcase.ts';
import { testContext } from '#http/testing/test-api.ts';
import { testNow } from '#http/testing/test-now.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { asker } from '#modules/testing/ask.ts';
import { addImage, addTitle } from '#modules/testing/works.ts';
import { freshDatabase } from '#testing/fresh-database.ts';

const { db } = await freshDatabase();
const context = await testContext(db, { edition: 'ko' });
const ask = asker(await openTestApi(context), context);

const place = { language: 'ko-KR', category: 'all_comic' } as const;
function hours(count: number): Date {
  return new Date(testNow.getTime() + count * 3_600_000);
}
const plain = { ...place, page: 'home', sectionUiType: 'normal', elementUiType: 'normal' } as const;
const refused = { 'x-accept-mature': 'N' };
function names(elements: readonly { title: string }[] | undefined): string[] {
  return (elements ?? []).map(({ title }) => title);
}

async function insertOne<T>(rows: Promise<T[]>): Promise<T> {
  const [row] = await rows;
  if (row === undefined) throw new Error('nothing was stored');
  return row;
}

beforeEach(async () => {
  await db.delete(content);
  for (const table of [section, banner, menu, catalog, popup]) await db.delete(table);
});

describe('Home', () => {
  it('offers newest and ranking where nobody has arranged sections', async () => {
    const first = await addTitle(db, {
      name: '가',
      totalViews: 5,
      lastChapterPublishedAt: hours(-2),
    });
    await addTitle(db, { name: '나', totalViews: 9, lastChapterPublishedAt: hours(-3) });
    await db.insert(contentAuthor).values([
      { contentId: first.id, sort: 1, name: '김하늘', role: 'artist' },
      { contentId: first.id, sort: 2, name: '박바다', role: 'artist' },
    ]);
    const { data, code } = await ask<Home>('/all_comic/home');
    expect(code).toBe(200);
    expect(
      data.sections.map(({ title, sectionUiType, elements }) => [
        title,
        sectionUiType,
        names(elements),
      ]),
    ).toEqual([
      ['새로 올라온 작품', 'normal', ['가', '나']],
      ['랭킹', 'ranking', ['나', '가']],
    ]);
    expect(data.sections[1]?.elements.map(({ rank }) => rank)).toEqual([1, 2]);
    expect(data.sections[0]?.elements[0]).toMatchObject({
      id: first.id,
      rank: null,
      urlHttp: `/comic/${first.id}`,
      additionalText: '김하늘, 박바다',
      imageUrl: expect.stringMatching(/^\/api\/media\/covers\/[0-9a-f]{32}\/360\.webp$/),
      width: 360,
      height: 480,
    });
  });

  it('[A7-051] has nothing of other languages, other categories, or what is not published', async () => {
    await addTitle(db, { name: '한국어' });
    await addTitle(db, { name: '日本語', language: 'ja-JP' });
    await addTitle(db, { name: '소설', type: 'novel', category: 'all_novel' });
    await addTitle(db, { name: '숨김', publishedAt: null });
    const korean = await ask<Home>('/all_comic/home');
    expect(names(korean.data.sections[0]?.elements)).toEqual(['한국어']);
    const japanese = await ask<Home>('/all_comic/home', { headers: { 'accept-language': 'ja' } });
    expect(names(japanese.data.sections[0]?.elements)).toEqual(['日本語']);
    expect(japanese.data.sections[0]?.title).toBe('新着作品');
    const novels = await ask<Home>('/all_novel/home');
    expect(names(novels.data.sections[0]?.elements)).toEqual(['소설']);
  });

  it('leaves titles for adults out for who does not want them', async () => {
    await addTitle(db, { name: '모두' });
    await addTitle(db, { name: '열아홉', restrictedAge: 19 });
    await addTitle(db, { name: '성인', mature: true });
    const all = await ask<Home>('/all_comic/home');
    expect(all.data.sections[0]?.elements).toHaveLength(3);
    const some = await ask<Home>('/all_comic/home', { headers: refused });
    expect(names(some.data.sections[0]?.elements)).toEqual(['모두']);
  });

  it('shows arranged sections in their order, by their rules, and leaves empty ones out', async () => {
    const drama = await addTitle(db, { name: '드라마', genres: ['drama'], totalViews: 1 });
    const action = await addTitle(db, {
      name: '액션',
      genres: ['action'],
      totalViews: 2,
      gaugeUsable: true,
    });
    // Friday noon in Seoul.
    await addTitle(db, {
      name: '금요일',
      genres: ['essay'],
      publishDays: [5],
      totalViews: 3,
      status: 'completed',
    });
    await db.insert(section).values([
      {
        ...plain,
        sort: 3,
        title: '장르',
        source: 'genre',
        genre: 'action',
        urlHttp: '/all_comic/genre/action',
      },
      { ...plain, sort: 1, title: '요일', source: 'publish_day' },
      { ...plain, sort: 2, title: '게이지', source: 'gauge' },
      { ...plain, sort: 4, title: '완결', source: 'completed' },
      { ...plain, sort: 5, title: '없음', source: 'genre', genre: 'horror' },
    ]);
    const chosen = await insertOne(
      db
        .insert(section)
        .values({ ...plain, sort: 6, title: '고른 것', source: 'curated' })
        .returning(),
    );
    const shown = await insertOne(
      db
        .insert(banner)
        .values({
          ...place,
          area: 'section',
          sort: 1,
          title: '배너',
          themeColor: '#111111',
          imageId: await addImage(db, 'covers'),
          link: '/all_comic/event',
        })
        .returning(),
    );
    const { id: _, ...facts } = shown;
    const aimless = await insertOne(
      db
        .insert(banner)
        .values({ ...facts, link: '' })
        .returning(),
    );
    await db.insert(sectionElement).values([
      { sectionId: chosen.id, sort: 2, contentId: drama.id },
      { sectionId: chosen.id, sort: 1, contentId: action.id },
      { sectionId: chosen.id, sort: 3, bannerId: shown.id },
      { sectionId: chosen.id, sort: 4, bannerId: aimless.id },
    ]);
    const { data } = await ask<Home>('/all_comic/home');
    expect(data.sections.map(({ title, elements }) => [title, ...names(elements)])).toEqual([
      ['요일', '금요일'],
      ['게이지', '액션'],
      ['장르', '액션'],
      ['완결', '금요일'],
      ['고른 것', '액션', '드라마', '배너'],
    ]);
    expect(data.sections[2]).toMatchObject({
      urlHttp: '/all_comic/genre/action',
      urlScheme: 'hanji://all_comic/genre/action',
    });
    expect(data.sections[4]?.elements[2]).toMatchObject({
      contentType: null,
      urlHttp: '/all_comic/event',
    });
  });

  it('[A2-084] ranks ten at most', async () => {
    for (let views = 1; views <= 12; views += 1)
      await addTitle(db, { name: `${views}`, totalViews: views });
    const { data } = await ask<Home>('/all_comic/home');
    expect(data.sections[1]?.elements.map(({ title, rank }) => [title, rank])).toEqual(
      Array.from({ length: 10 }, (_, index) => [String(12 - index), index + 1]),
    );
  });

  it('[A2-003] has at most ten top banners, popups that run now, and the menu', async () => {
    const adult = await addTitle(db, { restrictedAge: 19 });
    const imageId = await addImage(db, 'covers');
    await db.insert(banner).values(
      Array.from({ length: 12 }, (_, sort) => ({
        ...place,
        area: 'top',
        sort,
        title: `배너 ${sort}`,
        themeColor: '#222222',
        imageId,
        ...(sort === 0 ? { contentId: adult.id } : { link: '/x' }),
      })),
    );
    const running = {
      language: 'ko-KR',
      area: 'home',
      page: 'home',
      uiType: 'image',
      category: 'notice',
      themeColor: '#333333',
      startAt: hours(-1),
      endAt: hours(1),
    } as const;
    await db.insert(popup).values([
      { ...running, title: '지금', imageId },
      { ...running, title: '지난', endAt: hours(0) },
      { ...running, title: '다음', startAt: hours(1), endAt: hours(2) },
      { ...running, title: '다른 화면', page: 'content_home' },
    ]);
    await db.insert(menu).values([
      { ...place, code: 'daily', name: '요일', sort: 2, source: 'publish_day' },
      { ...place, code: 'ranking', name: '랭킹', sort: 1, source: 'ranking' },
    ]);
    const { data } = await ask<Home>('/all_comic/home');
    expect(names(data.topBanner)).toEqual(Array.from({ length: 10 }, (_, sort) => `배너 ${sort}`));
    expect(data.topBanner[0]?.urlHttp).toBe(`/comic/${adult.id}`);
    expect(
      data.popups.map(({ title, imgUrl }) => [title, imgUrl?.startsWith('/api/media/covers/')]),
    ).toEqual([['지금', true]]);
    expect(data.menu).toEqual({
      holder: 'all_comic',
      items: [
        { code: 'ranking', name: '랭킹', apiPath: '/menu/all_comic/ranking', index: 0 },
        { code: 'daily', name: '요일', apiPath: '/menu/all_comic/daily', index: 1 },
      ],
      genres: ['drama'],
    });
    const refusing = await ask<Home>('/all_comic/home', { headers: refused });
    expect(names(refusing.data.topBanner)).not.toContain('배너 0');
  });
});

describe('popups for adults', () => {
  it('are for who has asked for such by themselves', async () => {
    const running = {
      language: 'ko-KR',
      area: 'center',
      page: 'home',
      uiType: 'content',
      category: 'event',
      themeColor: '#333333',
      startAt: hours(-1),
      endAt: hours(1),
    } as const;
    await db.insert(popup).values([
      { ...running, title: '모두' },
      { ...running, title: '열아홉', mature: true },
    ]);
    const popupsOf = async (headers: Record<string, string>) =>
      names((await ask<Home>('/all_comic/home', { headers })).data.popups);
    const asked = { cookie: 'hanji_accept_mature=Y' };
    expect(await popupsOf(asked)).toEqual(['모두', '열아홉']);
    expect(await popupsOf({})).toEqual(['모두']);
    expect(await popupsOf({ ...asked, ...refused })).toEqual(['모두']);
  });
});

describe('adult home', () => {
  it('[A7-052] shows titles for adults and no others, and nothing to who does not want them', async () => {
    await addTitle(db, { name: '모두' });
    await addTitle(db, { name: '열아홉', restrictedAge: 19 });
    const { data } = await ask<AdultHome>('/all_comic/adult');
    expect(data.sections.map(({ elements }) => names(elements))).toEqual([['열아홉'], ['열아홉']]);
    const refusing = await ask<AdultHome>('/all_comic/adult', { headers: refused });
    expect(refusing.data.sections).toEqual([]);
  });
});
