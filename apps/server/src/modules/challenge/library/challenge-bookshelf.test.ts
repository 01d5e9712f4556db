import { expect, it } from 'vitest';
import type {
  ChallengeHistoryPage,
  ChallengeSubscriptionPage,
} from '@hanji/contract/entities/challenge.ts';
import { addChallengeChapter, addCreator } from '#modules/challenge/testing/challenge-works.ts';
import { openChallenge } from '#modules/challenge/testing/open-challenge.ts';

const { db, sql, clock, ask, done, title, content, pass } = await openChallenge();

function subscribe(contentId: number, token: string) {
  return done('/challenge/subscribe', { form: { contentId: String(contentId) }, token });
}

function shelf(token: string, query = '') {
  return done<ChallengeSubscriptionPage>(`/challenge/subscribe${query}`, { token });
}

it('[B7-041] [B3-006] [B6-009] has what a member subscribes to, the last updated first, by pages', async () => {
  const [one, two] = [await title({ name: '一', description: '話' }), await title({ name: '二' })];
  const { token } = await addCreator(db);
  await subscribe(one.contentId, token);
  pass(60);
  await subscribe(two.contentId, token);
  const at = clock.now.toISOString();
  await addChallengeChapter(db, one.contentId, { publishedAt: new Date(clock.now.getTime() + 1) });
  const { contents, page } = await shelf(token);
  expect(contents).toMatchObject([
    {
      contentId: one.contentId,
      name: '一',
      description: '話',
      userId: String(one.creator.readerId),
      checked: false,
      withdrawn: false,
    },
    { contentId: two.contentId, name: '二', createdAt: at, checked: true },
  ]);
  expect(page).toEqual({ pageNo: 0, pageSize: 100, hasNext: false });
  const second = await shelf(token, '?pageNo=1&pageSize=1');
  expect(second.contents.map(({ name }) => name)).toEqual(['二']);
  pass(1);
  await content(one, { token });
  expect((await shelf(token)).contents[0]).toMatchObject({ name: '一', checked: true });
  expect((await ask('/challenge/subscribe')).code).toBe(401);
});

it('[B7-041] has more than can be sorted at once in the same order, with what is gone', async () => {
  const { creator } = await title();
  const { readerId, token } = await addCreator(db);
  await sql`
    insert into challenge_title (reader_id, name, genre_ids, created_at, updated_at, deleted_at)
    select ${creator.readerId}, 'many ' || n, '{4}', now(), '2026-01-01'::timestamptz - n % 7 * interval '1 day',
      case n % 2 when 0 then now() end
    from generate_series(1, 1002) n`;
  await sql`
    insert into challenge_subscription (reader_id, content_id, subscribed_at, visited_at)
    select ${readerId}, id, now(), now() from challenge_title
    where name like 'many %' and name <> 'many 7'`;
  const expected = await sql`
    select id from challenge_title where name like 'many %' and name <> 'many 7'
    order by updated_at desc, id desc`;
  const read: number[] = [];
  for (let pageNo = 0; pageNo < 11; pageNo += 1) {
    const { contents, page } = await shelf(token, `?pageNo=${pageNo}&pageSize=100`);
    read.push(...contents.map(({ contentId }) => contentId));
    expect(page.hasNext).toBe(pageNo < 10);
  }
  expect(read).toEqual(expected.map(({ id }) => id));
});

it('[B7-042] [B7-040] loses several at once, of this member alone, and passes over the others', async () => {
  const titles = [await title(), await title(), await title()];
  const [own, other] = [await addCreator(db), await addCreator(db)];
  for (const { contentId } of titles) {
    await subscribe(contentId, own.token);
    await subscribe(contentId, other.token);
  }
  const [first, second, third] = titles.map(({ contentId }) => contentId);
  const query = `?contentIds=${third},${first},2000000000`;
  await done(`/challenge/subscribe${query}`, { method: 'DELETE', token: own.token });
  expect((await shelf(own.token)).contents.map(({ contentId }) => contentId)).toEqual([second]);
  expect((await shelf(other.token)).contents).toHaveLength(3);
  const bad = { method: 'DELETE', token: own.token } as const;
  expect((await ask('/challenge/subscribe?contentIds=x', bad)).code).toBe(400);
});

it('[B7-046] loses titles of the history, of this member alone, until they read on; the place is kept', async () => {
  const [one, two] = [await title({ name: '一' }), await title({ name: '二' })];
  const [own, other] = [await addCreator(db), await addCreator(db)];
  const read = ({ contentId, chapterId }: typeof one, { token }: typeof own, place = '') =>
    done(`/challenge/content/${contentId}/${chapterId}/read${place}`, { method: 'POST', token });
  for (const who of [own, other]) {
    await read(one, who, '?imageId=1-0&fraction=0.5&share=0.25');
    await read(two, who);
  }
  const history = async ({ token }: typeof own) =>
    (await done<ChallengeHistoryPage>('/challenge/content/history', { token })).contents.map(
      ({ contentId }) => contentId,
    );
  const remove = { method: 'DELETE', token: own.token } as const;
  const query = `?contentIds=${one.contentId},2000000000`;
  await done(`/challenge/content/history${query}`, remove);
  expect(await history(own)).toEqual([two.contentId]);
  expect(await history(other)).toHaveLength(2);
  const kept = await content(one, { token: own.token });
  expect(kept.activity.lastReadChapterLocator).toMatchObject({ fraction: 0.5 });
  await read(one, own);
  expect((await history(own)).toSorted((a, b) => a - b)).toEqual([one.contentId, two.contentId]);
  expect((await ask('/challenge/content/history?contentIds=', remove)).code).toBe(400);
  const visitor = await ask(`/challenge/content/history${query}`, { method: 'DELETE' });
  expect(visitor.code).toBe(401);
});

it('keeps the name of a title that is gone, from which it can be taken', async () => {
  const one = await title({ name: '消えた', description: '秘密' });
  const { token } = await addCreator(db);
  await subscribe(one.contentId, token);
  await sql`update challenge_title set deleted_at = now() where id = ${one.contentId}`;
  expect((await shelf(token)).contents).toMatchObject([
    { name: '消えた', description: '', withdrawn: true },
  ]);
  await done(`/challenge/subscribe/${one.contentId}`, { method: 'DELETE', token });
  expect((await shelf(token)).contents).toEqual([]);
});
