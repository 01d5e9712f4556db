import type { EventList, EventPage } from '@hanji/contract/entities/event.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { event } from '#db/schema/works/event.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { testContext } from '#http/testing/test-api.ts';
import { testNow } from '#http/testing/test-now.ts';
import { asker } from '#modules/testing/ask.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { addImage, addTitle } from '#modules/testing/works.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { withdrawEvent, writeEvent, type WrittenEvent } from './write-event.ts';

const { db } = await freshDatabase();
const context = await testContext(db, { edition: 'ko' });
const ask = asker(await openTestApi(context), context);
const global = await testContext(db, { edition: 'global' });
const askGlobal = asker(await openTestApi(global), global);
const imageId = await addImage(db, 'covers');
const accepted = { cookie: 'hanji_accept_mature=Y' };

function hours(count: number): Date {
  return new Date(testNow.getTime() + count * 3_600_000);
}

function write(columns: Partial<WrittenEvent> = {}): Promise<number> {
  const written = {
    language: 'ko-KR',
    key: 'autumn',
    category: null,
    title: '가을밤',
    summary: '',
    mature: false,
    imageId,
    publishedAt: hours(-2),
    startAt: hours(-1),
    endAt: hours(1),
    link: '',
    writtenBy: 'sujin',
    pictures: new Map(),
    titles: [],
    links: [],
    ...columns,
  } as const;
  return writeEvent(db, written, testNow);
}

beforeEach(async () => {
  await db.delete(event);
});

describe('the list of events', () => {
  async function titles(path: string, headers: Record<string, string> = {}): Promise<string[]> {
    const { data } = await ask<EventList>(path, { headers });
    return data.events.map(({ title }) => title).toSorted();
  }

  it('[A7-053] has those that run now, and those for adults for who accepted them alone', async () => {
    await write({ key: 'all', title: '모두' });
    await write({ key: 'adult', title: '성인', mature: true });
    await write({ key: 'over', title: '지난', endAt: hours(0) });
    await write({ key: 'later', title: '다음', startAt: hours(1), endAt: hours(2) });
    await write({ key: 'secret', title: '비밀', publishedAt: hours(1) });
    await withdrawEvent(db, await write({ key: 'gone', title: '거둔' }), 'sujin', testNow);
    expect(await titles('/all_comic/event')).toEqual(['모두']);
    expect(await titles('/all_comic/event', { 'x-accept-mature': 'N' })).toEqual(['모두']);
    // A client sends Y for everybody who said nothing: only the cookie tells that somebody did.
    expect(await titles('/all_comic/event', { 'x-accept-mature': 'Y' })).toEqual(['모두']);
    expect(await titles('/all_comic/event', accepted)).toEqual(['모두', '성인']);
    const declined = { ...accepted, 'x-accept-mature': 'N' };
    expect(await titles('/all_comic/event', declined)).toEqual(['모두']);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'https://a:b@evil.example/',
  ])('has none that leads to %s', async (link) => {
    await write({ link });
    expect(await titles('/all_comic/event')).toEqual([]);
  });

  it('has those of its category and of both, each leading to its page or where else it is', async () => {
    const own = await write({ key: 'both', title: '둘 다' });
    await write({ key: 'novel', title: '소설', category: 'all_novel', link: 'https://b.example/' });
    expect(await titles('/all_comic/event')).toEqual(['둘 다']);
    expect(await titles('/all_novel/event')).toEqual(['둘 다', '소설']);
    const { data } = await ask<EventList>('/all_novel/event');
    expect(data.events.map(({ webLinkUrl }) => webLinkUrl).toSorted()).toEqual([
      `/event/${own}`,
      'https://b.example/',
    ]);
  });
});

describe('the page of an event', () => {
  it('[A1-006] says what was written, in order, with the titles that can be shown', async () => {
    const [first, hidden, adult] = [
      await addTitle(db, { name: '하나' }),
      await addTitle(db, { name: '둘', publishedAt: null }),
      await addTitle(db, { name: '셋', restrictedAge: 19 }),
    ];
    const id = await write({
      summary: '한 줄',
      category: 'all_comic',
      body: '하나\n\n<script>alert(1)</script>\n\n![그림](p.png) [x](javascript:alert(1))',
      pictures: new Map([['p.png', imageId]]),
      titles: [adult.id, hidden.id, first.id],
      links: [{ label: '코인', href: '/coinpurchase' }],
    });
    const other = await write({ language: 'ja-JP', title: '秋の夜' });
    await write({ language: 'fr-FR', publishedAt: hours(1) });
    const { data } = await ask<EventPage>(`/event/${id}`);
    expect(data).toMatchObject({
      id,
      title: '가을밤',
      summary: '한 줄',
      category: 'all_comic',
      languageId: 'ko-KR',
      phase: 'running',
      startAt: hours(-1).toISOString(),
      endAt: hours(1).toISOString(),
      picture: { url: expect.stringMatching(/^\/api\/media\/covers\/\w+\/720\.webp$/), width: 720 },
      color: '#336699',
      links: [{ label: '코인', href: '/coinpurchase' }],
      languages: [{ languageId: 'ja-JP', id: other }],
    });
    expect(data.titles.map(({ name }) => name)).toEqual(['셋', '하나']);
    expect(data.text.map(({ kind }) => kind)).toEqual(['paragraph', 'picture', 'paragraph']);
    expect(JSON.stringify(data)).not.toMatch(/alert/);
    const { data: narrowed } = await ask<EventPage>(`/event/${id}`, {
      headers: { 'x-accept-mature': 'N' },
    });
    expect(narrowed.titles.map(({ name }) => name)).toEqual(['하나']);
  });

  it('keeps its number when it is written again, and what is left out', async () => {
    const { id: title } = await addTitle(db);
    const id = await write({ body: '처음', titles: [title], links: [{ label: 'x', href: '/' }] });
    expect(await write({ title: '겨울밤', links: [{ label: 'y', href: 'javascript:x' }] })).toBe(
      id,
    );
    const { data } = await ask<EventPage>(`/event/${id}`);
    expect(data).toMatchObject({ title: '겨울밤', titles: [], links: [] });
    expect(data.text).toMatchObject([{ spans: [{ text: '처음' }] }]);
  });

  it('says before that it comes, and after that it is over', async () => {
    const phase = async (columns: Partial<WrittenEvent>) =>
      (await ask<EventPage>(`/event/${await write(columns)}`)).data.phase;
    expect(await phase({ startAt: hours(1), endAt: hours(2) })).toBe('upcoming');
    expect(await phase({ startAt: hours(0), endAt: hours(1) })).toBe('running');
    expect(await phase({ startAt: hours(-2), endAt: hours(0) })).toBe('ended');
  });

  it('is not there where nobody may know of it', async () => {
    const code = async (columns: Partial<WrittenEvent>) =>
      (await ask(`/event/${await write(columns)}`)).code;
    expect(await code({})).toBe(200);
    expect(await code({ publishedAt: hours(1) })).toBe(404);
    expect(await code({ link: 'https://elsewhere.example/' })).toBe(404);
    expect(await code({ language: 'fr-FR' })).toBe(404);
    const id = await write();
    expect((await askGlobal(`/event/${id}`)).code).toBe(404);
    expect(await withdrawEvent(db, id, 'sujin', testNow)).toBe(true);
    expect((await ask(`/event/${id}`)).code).toBe(404);
    expect((await ask(`/event/${id + 1000}`)).code).toBe(404);
    expect((await ask('/event/0')).code).toBe(400);
    expect((await ask('/event/event')).code).toBe(400);
  });

  it('for adults asks what titles for adults ask', async () => {
    const id = await write({ mature: true });
    for (const headers of [{}, accepted, { 'x-accept-mature': 'Y' }]) {
      expect((await ask(`/event/${id}`, { headers })).code).toBe(451);
    }
    const { token } = await signIn(db, { acceptMature: true, adultCertifiedAt: testNow });
    expect((await ask(`/event/${id}`, { token })).code).toBe(200);
    const english = await write({ language: 'en-US', mature: true });
    expect((await askGlobal(`/event/${english}`)).code).toBe(428);
    expect((await askGlobal(`/event/${english}`, { headers: accepted })).code).toBe(200);
  });
});
