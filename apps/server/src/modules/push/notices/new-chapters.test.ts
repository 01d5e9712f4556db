import { beforeEach, expect, it } from 'vitest';
import { inTransaction } from '#db/executor.ts';
import type { Jobs } from '#db/jobs/jobs.ts';
import type { PushJob } from '#db/jobs/notice-job.ts';
import { challengeSubscription } from '#db/schema/challenge/readers.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { testNow } from '#http/testing/test-now.ts';
import { publishChapters } from '#ingest/work/chapters/publish-chapters.ts';
import {
  addChallengeChapter,
  addChallengeTitle,
  addCreator,
} from '#modules/challenge/testing/challenge-works.ts';
import { addChapter, addTitle } from '#modules/testing/works.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { notifyMember } from './notify-member.ts';
import { notifyNewChapter } from './notify-new-chapter.ts';
import { pushNotice } from './push-notice.ts';
import { openPushApi } from '#modules/push/testing/push-api.ts';

const { db, sql } = await freshDatabase();
const { ask, browser, push, context } = await openPushApi(db, () => testNow);

beforeEach(async () => {
  await sql`delete from pgboss.job`;
});

function at(minutes: number): Date {
  return new Date(testNow.getTime() + minutes * 60_000);
}

function publish(contentId: number, minutes: number): Promise<void> {
  return inTransaction(db, (tx) => publishChapters(tx, [contentId], at(minutes)));
}

async function queued(): Promise<Jobs['notify-new-chapter'][]> {
  const jobs = await sql<{ data: Jobs['notify-new-chapter'] }>`
    select data from pgboss.job where name = 'notify-new-chapter' order by created_on`;
  return jobs.map(({ data }) => data);
}

it('subscribers are told of a chapter when its moment has come, once', async () => {
  const { id: contentId } = await addTitle(db);
  await addChapter(db, contentId, { sort: 1, publishedAt: at(-9) });
  const { id: chapterId } = await addChapter(db, contentId, { sort: 2, publishedAt: at(5) });
  await publish(contentId, 0);
  await publish(contentId, 4);
  expect(await queued()).toEqual([]);
  await Promise.all([publish(contentId, 5), publish(contentId, 6), publish(contentId, 7)]);
  await publish(contentId, 8);
  expect(await queued()).toEqual([{ contentId, chapterId }]);
});

it('of several at once they are told of the newest, and of none that was taken back', async () => {
  const { id: contentId } = await addTitle(db);
  await publish(contentId, 0);
  await addChapter(db, contentId, { sort: 1, publishedAt: at(1) });
  const { id: chapterId } = await addChapter(db, contentId, { sort: 2, publishedAt: at(2) });
  await addChapter(db, contentId, { sort: 3, publishedAt: at(3), withdrawnAt: at(3) });
  await addChapter(db, contentId, { sort: 4, publishedAt: at(9) });
  await publish(contentId, 4);
  expect(await queued()).toEqual([{ contentId, chapterId }]);
});

it('goes to members who subscribe still, and have a browser', async () => {
  const title = await addTitle(db);
  const { id: chapterId } = await addChapter(db, title.id, { sort: 1 });
  const path = `/library/subscribed/comic/${title.id}`;
  const [told, ended, browserless, other] = await Promise.all([1, 2, 3, 4].map(() => signIn(db)));
  for (const member of [told, ended, browserless]) {
    if (member === undefined) throw new Error('no member');
    expect((await ask(path, { method: 'POST', token: member.token })).code).toBe(200);
  }
  for (const [name, member] of Object.entries({ told, ended, other })) {
    if (member === undefined) throw new Error('no member');
    const json = { subscription: browser(name).subscription, userId: member.memberId };
    await ask('/web-push/subscribe', { json, token: member.token });
  }
  await sql`update title_subscription set ended_at = ${testNow} where reader_id =
    (select id from reader where member_id = ${ended?.memberId})`;
  const job = { contentId: title.id, chapterId };
  await inTransaction(db, (tx) => notifyNewChapter(tx, job));
  expect(await sql`select data from pgboss.job where name = 'notify-member'`).toEqual([
    { data: { ...job, kind: 'newChapter', memberId: told?.memberId } },
  ]);
});

it('of the challenge area they are those of its title, in the edition that has the area', async () => {
  const [creator, member] = [await addCreator(db), await addCreator(db)];
  const { id: contentId } = await addChallengeTitle(db, creator.readerId, { name: '海辺の灯台' });
  const { id: chapterId } = await addChallengeChapter(db, contentId, { name: '第2話' });
  const { readerId, memberId, token } = member;
  const times = { subscribedAt: testNow, visitedAt: testNow };
  await db.insert(challengeSubscription).values({ readerId, contentId, ...times });
  const opened = browser('challenge');
  await ask('/web-push/subscribe', {
    json: { subscription: opened.subscription, userId: memberId },
    token,
  });
  const job = { contentId, chapterId, area: 'challenge' } as const;
  await inTransaction(db, (tx) => notifyNewChapter(tx, job));
  const notice = { ...job, kind: 'newChapter', memberId } as const;
  expect(await sql`select data from pgboss.job where name = 'notify-member'`).toEqual([
    { data: notice },
  ]);
  const sent = async () => {
    await sql`delete from pgboss.job`;
    await inTransaction(db, (tx) => notifyMember(tx, notice, testNow));
    const jobs = await sql<{ data: PushJob }>`select data from pgboss.job
      where name = 'push-notice'`;
    for (const { data } of jobs) await pushNotice(context, data);
    return push.of('challenge').map(({ body }) => JSON.parse(opened.read(body)) as unknown);
  };
  expect(await sent()).toEqual([]);
  await sql`update push_subscription set edition = 'ja', locale = 'ja-JP'
    where member_id = ${memberId}`;
  const told = {
    title: '海辺の灯台',
    body: '新しい話：第2話',
    path: `/challenge/comic/${contentId}`,
    tag: `challenge-chapter-${chapterId}`,
    lang: 'ja-JP',
  };
  expect(await sent()).toEqual([told]);
  await sql`delete from challenge_subscription`;
  expect(await sent()).toEqual([told]);
  await db.insert(challengeSubscription).values({ readerId, contentId, ...times });
  await sql`update challenge_title set suspended_at = now(), suspended_by = 'sujin',
    suspended_reason = 'r'`;
  expect(await sent()).toEqual([told]);
});
