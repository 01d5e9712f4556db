import { beforeEach, describe, expect, it } from 'vitest';
import type { Locale } from '@hanji/contract/vocabulary.ts';
import { openDatabase } from '#db/client.ts';
import { inTransaction } from '#db/executor.ts';
import type { Jobs } from '#db/jobs/jobs.ts';
import type { Notice, PushJob } from '#db/jobs/notice-job.ts';
import { createJobHandlers } from '#jobs/handlers.ts';
import { startJobs } from '#jobs/job-queue.ts';
import { openOutboxMailer } from '#mail/send/outbox-mailer.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { testNow } from '#http/testing/test-now.ts';
import { distribute } from '#modules/inbox/entries/distribute.ts';
import { giveGift } from '#modules/inbox/gifts/give-gift.ts';
import { addChapter, addTitle } from '#modules/testing/works.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { enqueueNotices } from './enqueue-notices.ts';
import { notifyGift } from './notify-gift.ts';
import { notifyGiftsEnding } from './notify-gifts-ending.ts';
import { notifyMember } from './notify-member.ts';
import { putNoticeSetting } from './notice-settings.ts';
import { pushNotice } from './push-notice.ts';
import { openPushApi } from '#modules/push/testing/push-api.ts';

const { db, sql, url } = await freshDatabase();
let now = testNow;
const { ask, browser, push, context } = await openPushApi(db, () => now);

beforeEach(async () => {
  now = testNow;
  push.received.splice(0);
  await sql`delete from push_subscription`;
  await sql`delete from pgboss.job`;
  await sql`delete from gift_receipt`;
  await sql`delete from inbox_recipient`;
  await sql`delete from inbox_entry`;
});

/** A member with a browser. */
async function subscriber(name: string, locale: Locale = 'ko-KR') {
  const member = await signIn(db);
  const { memberId: userId, token } = member;
  const opened = browser(name);
  const { code } = await ask('/web-push/subscribe', {
    token,
    json: { subscription: opened.subscription, userId },
    headers: { 'accept-language': locale },
  });
  expect(code).toBe(200);
  await sql`update push_subscription set locale = ${locale} where member_id = ${userId}`;
  return { ...member, name, read: opened.read };
}

/** Subscribes a member to a title. */
async function follow({ memberId }: { memberId: string }, contentId: number): Promise<void> {
  await sql`insert into reader (kind, member_id) values ('member', ${memberId}::uuid)`;
  await sql`insert into title_subscription
    (reader_id, content_id, category, subscribed_at, visited_at)
    select id, ${contentId}::int, 'all_comic', ${now}, ${now} from reader
    where member_id = ${memberId}::uuid`;
}

type Waiting = { data: PushJob; at: Date };

/** What waits to be sent to browsers. */
function waiting(): Promise<Waiting[]> {
  return sql<Waiting>`select data, start_after as at from pgboss.job where name = 'push-notice'
    order by created_on`;
}

/** Tells a member, and sends what may be sent at the clock of the test. */
async function notify(memberId: string, notice: Notice): Promise<void> {
  await inTransaction(db, (tx) => notifyMember(tx, { ...notice, memberId }, now));
  await sendDue();
}

async function sendDue(): Promise<void> {
  const due = (await waiting()).filter(({ at }) => at <= now);
  await sql`delete from pgboss.job where name = 'push-notice' and start_after <= ${now}`;
  for (const { data } of due) await pushNotice(context, data);
}

function received({ name, read }: { name: string; read: (bytes: Uint8Array) => string }) {
  return push.of(name).map(({ body }) => JSON.parse(read(body)) as Record<string, string>);
}

function give(memberId: string, hours = 720): Promise<void> {
  return giveGift(
    db,
    {
      memberId,
      item: 'coin',
      amount: 5,
      days: null,
      title: 'Two years',
      description: 'Thank you',
      operator: 'sujin',
      reason: 'an anniversary',
      expiresAt: new Date(now.getTime() + hours * 3_600_000),
    },
    now,
  );
}

/** Who is told of a gift. */
async function told(gift: Jobs['notify-gift']) {
  await sql`delete from pgboss.job where name = 'notify-member'`;
  await inTransaction(db, (tx) => notifyGift(tx, gift, now));
  const jobs = await sql<{ data: unknown }>`select data from pgboss.job
    where name = 'notify-member'`;
  return jobs.map(({ data }) => data);
}

async function giftOf(memberId: string): Promise<number> {
  const [row] = await sql<{ id: number }>`select entry_id as id from inbox_recipient
    where member_id = ${memberId}`;
  return row?.id ?? 0;
}

describe('a notice', () => {
  it('of a new chapter names title and chapter, in the language of the browser', async () => {
    const title = await addTitle(db, { name: 'Lighthouse days' });
    const { id: chapterId } = await addChapter(db, title.id, { sort: 1, name: 'Chapter 1' });
    const korean = await subscriber('ko');
    const french = await subscriber('fr', 'fr-FR');
    const notice = { kind: 'newChapter', contentId: title.id, chapterId } as const;
    for (const member of [korean, french]) {
      await follow(member, title.id);
      await notify(member.memberId, notice);
    }
    const shared = {
      title: 'Lighthouse days',
      path: `/comic/${title.id}`,
      tag: `chapter-${chapterId}`,
    };
    expect(received(korean)).toEqual([{ ...shared, body: '새 회차: Chapter 1', lang: 'ko-KR' }]);
    expect(received(french)).toEqual([
      { ...shared, body: 'Nouveau chapitre\u00a0: Chapter 1', lang: 'fr-FR' },
    ]);
  });

  it('of a new chapter is nothing to who ended the subscription in the night before', async () => {
    const title = await addTitle(db);
    const { id: chapterId } = await addChapter(db, title.id, { sort: 1 });
    const [leaves, stays] = [await subscriber('leaves'), await subscriber('stays')];
    now = new Date('2026-11-20T13:00:00Z');
    const notice = { kind: 'newChapter', contentId: title.id, chapterId } as const;
    for (const member of [leaves, stays]) {
      await follow(member, title.id);
      await notify(member.memberId, notice);
    }
    await sql`update title_subscription set ended_at = ${now} where reader_id =
      (select id from reader where member_id = ${leaves.memberId})`;
    now = new Date('2026-11-20T23:00:00Z');
    await sendDue();
    expect(received(leaves)).toEqual([]);
    expect(received(stays)).toHaveLength(1);
  });

  it('of a title for adults names nothing', async () => {
    const title = await addTitle(db, { name: 'Midnight', restrictedAge: 19 });
    const { id: chapterId } = await addChapter(db, title.id, { sort: 1, name: 'Chapter 1' });
    const member = await subscriber('one');
    await follow(member, title.id);
    await notify(member.memberId, { kind: 'newChapter', contentId: title.id, chapterId });
    expect(JSON.stringify(received(member))).toContain('새 회차가 올라왔어요');
    expect(JSON.stringify(received(member))).not.toMatch(/Midnight|Chapter 1/);
  });

  it('of a gift leaves with the gift, and is nothing once that is received', async () => {
    const [member, other] = [await subscriber('one'), await subscriber('other')];
    await give(member.memberId);
    const gift = { kind: 'gift', giftId: await giftOf(member.memberId) } as const;
    expect(await sql`select data from pgboss.job where name = 'notify-gift'`).toEqual([
      { data: gift },
    ]);
    expect(await told(gift)).toEqual([{ ...gift, memberId: member.memberId }]);
    await notify(member.memberId, gift);
    expect(received(member)).toMatchObject([
      { title: '선물이 도착했어요', body: 'Two years', path: '/inbox/gift' },
    ]);
    expect(received(other)).toEqual([]);
    await ask('/inbox/gift/receive', { method: 'PUT', token: member.token });
    expect(await told(gift)).toEqual([]);
    await notify(member.memberId, gift);
    expect(received(member)).toHaveLength(1);
  });

  it('of a gift for everybody is for who was a member by then, and has a browser', async () => {
    const member = await subscriber('one');
    await signIn(db);
    const late = await subscriber('late');
    await sql`update member set created_at = ${new Date(now.getTime() + 1)}
      where id = ${late.memberId}`;
    await sql`update member set created_at = ${now} where id = ${member.memberId}`;
    await subscriber('guest');
    await sql`update member set guest = true, created_at = ${now}
      where id not in (${member.memberId}, ${late.memberId})`;
    const contents = { item: 'coin', amount: 5, days: null } as const;
    const by = { operator: 'sujin', reason: 'an anniversary', link: null, translations: {} };
    const words = { title: 'Two years', description: 'Thank you' };
    const expiresAt = new Date(now.getTime() + 86_400_000);
    const entry = { kind: 'gift', contents, expiresAt, ...by, ...words } as const;
    const giftId = await distribute(db, entry, 'everyone', now);
    const gift = { kind: 'gift', giftId } as const;
    expect(await told(gift)).toEqual([{ ...gift, memberId: member.memberId }]);
    now = expiresAt;
    expect(await told(gift)).toEqual([]);
  });

  it('of an answer leads to inquiries', async () => {
    const member = await subscriber('one');
    await notify(member.memberId, { kind: 'inquiryAnswered', inquiryId: 7 });
    expect(received(member)).toMatchObject([{ path: '/inquiry' }]);
  });

  it.each(['newChapter', 'gift', 'giftEnding', 'inquiryAnswered'] as const)(
    'of the kind %s is not sent where that is switched off, also when it is said meanwhile',
    async (kind) => {
      const member = await subscriber('one');
      const { memberId } = member;
      const title = await addTitle(db);
      const { id: chapterId } = await addChapter(db, title.id, { sort: 1 });
      await follow(member, title.id);
      await give(memberId);
      const giftId = await giftOf(memberId);
      const notice = {
        newChapter: { kind: 'newChapter', contentId: title.id, chapterId },
        gift: { kind: 'gift', giftId },
        giftEnding: { kind: 'giftEnding', giftId },
        inquiryAnswered: { kind: 'inquiryAnswered', inquiryId: 7 },
      } as const satisfies Readonly<Record<typeof kind, Notice>>;
      await inTransaction(db, (tx) => notifyMember(tx, { ...notice[kind], memberId }, now));
      await putNoticeSetting(db, memberId, { notice: kind, value: 'N' });
      await sendDue();
      await notify(memberId, notice[kind]);
      expect(await waiting()).toEqual([]);
      expect(received(member)).toEqual([]);
      await putNoticeSetting(db, memberId, { notice: kind, value: 'Y' });
      await notify(memberId, notice[kind]);
      expect(received(member)).toHaveLength(1);
    },
  );

  it('forgets a browser that is gone, and no other', async () => {
    const notice = { kind: 'inquiryAnswered', inquiryId: 7 } as const;
    for (const name of ['gone-1', 'lost-1', 'refused-1', 'moved-1']) {
      await notify((await subscriber(name)).memberId, notice);
    }
    const left = await sql<{ name: string }>`select regexp_replace(endpoint, '.*/', '') as name
      from push_subscription order by name`;
    expect(left.map(({ name }) => name)).toEqual(['moved-1', 'refused-1']);
    expect(push.of('elsewhere')).toEqual([]);
    const busy = await subscriber('busy-1');
    await expect(notify(busy.memberId, notice)).rejects.toThrow('a push service answered 503');
  });

  it('is not sent to who signed in to that browser since', async () => {
    const member = await subscriber('one');
    const { memberId } = member;
    const notice = { kind: 'inquiryAnswered', inquiryId: 7 } as const;
    await inTransaction(db, (tx) => notifyMember(tx, { ...notice, memberId }, now));
    const other = await signIn(db);
    await sql`update push_subscription set member_id = ${other.memberId}`;
    await sendDue();
    expect(push.received).toEqual([]);
  });
});

describe('at night', () => {
  const inquiry = { kind: 'inquiryAnswered', inquiryId: 7 } as const;
  const evening = new Date('2026-11-20T21:00:00.000+09:00');
  const morning = new Date('2026-11-21T08:00:00.000+09:00');

  it.each([
    ['Asia/Seoul', '2026-11-20T20:59:59.999+09:00', 1],
    ['Asia/Seoul', '2026-11-20T21:00:00.000+09:00', 0],
    ['Asia/Seoul', '2026-11-21T07:59:59.999+09:00', 0],
    ['Asia/Seoul', '2026-11-21T08:00:00.000+09:00', 1],
    ['America/New_York', '2026-11-20T20:59:59.999-05:00', 1],
    ['America/New_York', '2026-11-20T21:00:00.000-05:00', 0],
  ])('[A9-034, B9-037] in %s at %s so many leave: %i', async (timeZone, moment, sent) => {
    const member = await subscriber('one');
    await sql`update push_subscription set time_zone = ${timeZone}`;
    now = new Date(moment);
    await notify(member.memberId, inquiry);
    expect(received(member)).toHaveLength(sent);
    expect(await waiting()).toHaveLength(1 - sent);
  });

  it('[B9-037] a notice waits for 08:00, and leaves then', async () => {
    const member = await subscriber('one');
    now = evening;
    await notify(member.memberId, inquiry);
    expect((await waiting()).map(({ at }) => at)).toEqual([morning]);
    now = new Date(morning.getTime() - 1);
    await sendDue();
    expect(received(member)).toEqual([]);
    now = morning;
    await sendDue();
    expect(received(member)).toHaveLength(1);
  });

  it('one that is late waits again, as one job', async () => {
    const member = await subscriber('one');
    now = new Date(evening.getTime() - 1);
    await inTransaction(db, (tx) =>
      notifyMember(tx, { ...inquiry, memberId: member.memberId }, now),
    );
    now = evening;
    const [{ data } = { data: null }] = await waiting();
    await sql`update pgboss.job set state = 'active' where name = 'push-notice'`;
    if (data === null) throw new Error('no job');
    await pushNotice(context, data);
    // Begun anew, as after its process was killed.
    await pushNotice(context, data);
    const again = await sql`select start_after as at from pgboss.job
      where name = 'push-notice' and state = 'created'`;
    expect(again).toEqual([{ at: morning }]);
    expect(push.received).toEqual([]);
  });

  it('[B9-037] those who allowed it are told at once', async () => {
    const member = await subscriber('one');
    await putNoticeSetting(db, member.memberId, { notice: 'night', value: 'Y' });
    now = evening;
    await notify(member.memberId, inquiry);
    expect(received(member)).toHaveLength(1);
  });
});

describe('a gift that is about to end', () => {
  const ending = () =>
    sql<{ id: number }>`select (data ->> 'giftId')::int as id from pgboss.job
      where name = 'notify-gift' and data ->> 'kind' = 'giftEnding'`;

  it('is told of once, within its last day, however many look', async () => {
    const { memberId } = await signIn(db);
    await give(memberId, 48);
    const look = () => inTransaction(db, (tx) => notifyGiftsEnding(tx, now));
    now = new Date(testNow.getTime() + 24 * 3_600_000 - 1);
    await look();
    expect(await ending()).toEqual([]);
    now = new Date(testNow.getTime() + 24 * 3_600_000);
    await Promise.all([look(), look(), look()]);
    await look();
    expect(await ending()).toEqual([{ id: await giftOf(memberId) }]);
  });

  it('is none where it was taken back, or had less than a day', async () => {
    const { memberId } = await signIn(db);
    await give(memberId, 46);
    await sql`update inbox_entry set withdrawn_at = ${now}, withdrawn_by = 'sujin',
      withdrawn_reason = 'a slip'`;
    await give(memberId, 23);
    now = new Date(testNow.getTime() + 22.5 * 3_600_000);
    await inTransaction(db, (tx) => notifyGiftsEnding(tx, now));
    expect(await ending()).toEqual([]);
  });

  it('names it and its end, where the browser is', async () => {
    const member = await subscriber('one', 'en-US');
    await give(member.memberId, 48);
    now = new Date(testNow.getTime() + 24 * 3_600_000);
    const giftId = await giftOf(member.memberId);
    await notify(member.memberId, { kind: 'giftEnding', giftId });
    expect(received(member)).toMatchObject([
      {
        title: 'A gift is about to expire',
        body: 'Two years: receive it by November 22, 2026 at 12:00 PM.',
        tag: `giftEnding-${giftId}`,
      },
    ]);
  });
});

it('leaves once, with two processes that take jobs', async () => {
  const member = await subscriber('one');
  await putNoticeSetting(db, member.memberId, { notice: 'night', value: 'Y' });
  const mailer = openOutboxMailer(db, context.now);
  const handlers = createJobHandlers({ ...context, mailer });
  const pools = [openDatabase(url), openDatabase(url)];
  const queues = await Promise.all(
    pools.map((pool) => startJobs(pool.db, handlers, context.logger)),
  );
  const inquiries = [1, 2, 3].map((inquiryId) => ({ kind: 'inquiryAnswered', inquiryId }) as const);
  const { memberId } = member;
  await enqueueNotices(
    db,
    inquiries.map((notice) => ({ ...notice, memberId })),
  );
  const left = () => sql`select from pgboss.job where name in ('notify-member', 'push-notice')`;
  await expect.poll(left).toEqual([]);
  for (const queue of queues) await queue.stop(5000);
  for (const pool of pools) await pool.close();
  const tags = received(member).map(({ tag }) => tag ?? '');
  expect(tags.toSorted((a, b) => a.localeCompare(b))).toEqual([
    'inquiry-1',
    'inquiry-2',
    'inquiry-3',
  ]);
});
