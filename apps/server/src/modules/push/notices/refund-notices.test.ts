import { expect, it } from 'vitest';
import type { EditionId } from '@hanji/contract/editions.ts';
import type { Locale } from '@hanji/contract/vocabulary.ts';
import { eq } from 'drizzle-orm';
import { inTransaction } from '#db/executor.ts';
import type { NoticeJob, PushJob } from '#db/jobs/notice-job.ts';
import { refundRequest } from '#db/schema/refund/refund.ts';
import { settleRequest } from '#modules/refund/operators/change-request.ts';
import { takeUp } from '#modules/refund/operators/take-up.ts';
import { openRefunds } from '#modules/refund/testing/open-refunds.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { notifyMember } from './notify-member.ts';
import { putNoticeSetting } from './notice-settings.ts';
import { pushNotice } from './push-notice.ts';
import { openPushApi } from '#modules/push/testing/push-api.ts';

const { db, sql } = await freshDatabase();
const refunds = await openRefunds(db);
/** By day where the browsers are. */
const now = new Date('2025-11-06T03:00:00Z');
const { browser, context, push } = await openPushApi(db, () => now);
const by = { operator: 'sujin', at: now };

const ofVietnam = { edition: 'vi-refund', locale: 'vi-VN' } as const;
const ofKorea = { edition: 'ko', locale: 'ko-KR' } as const;

type Place = { readonly edition: EditionId; readonly locale: Locale };

async function subscribe(memberId: string, name: string, { edition, locale }: Place) {
  const opened = browser(name);
  const { endpoint, keys } = opened.subscription;
  await sql`insert into push_subscription
    (endpoint, p256dh, auth, member_id, edition, locale, time_zone, confirmed_at)
    values (${endpoint}, ${keys.p256dh}, ${keys.auth}, ${memberId}::uuid, ${edition}, ${locale},
      'Asia/Ho_Chi_Minh', ${now})`;
  return { name, read: opened.read };
}

/** Somebody who asked for a refund of 1200 won, with a browser at its site and another in Korea. */
async function asking() {
  const { memberId, token } = await refunds.newMember();
  await refunds.charge(memberId, { coins: 10, won: 1200 });
  expect((await refunds.request(token, {}, await refunds.picture())).code).toBe(200);
  const [row] = await db.select().from(refundRequest).where(eq(refundRequest.memberId, memberId));
  if (row === undefined) throw new Error('no request');
  const there = await subscribe(memberId, `there-${row.id}`, ofVietnam);
  const elsewhere = await subscribe(memberId, `elsewhere-${row.id}`, ofKorea);
  return { memberId, row, there, elsewhere };
}

/** What a member is to be told, in the order in which it happened. */
async function queued(memberId: string): Promise<NoticeJob[]> {
  const jobs = await sql<{ data: NoticeJob }>`select data from pgboss.job
    where name = 'notify-member' and data ->> 'memberId' = ${memberId} order by created_on`;
  return jobs.map(({ data }) => data);
}

/** Sends to the browsers of its member what was queued. */
async function send(job: NoticeJob): Promise<void> {
  await inTransaction(db, (tx) => notifyMember(tx, job, now));
  const jobs = await sql<{ data: PushJob }>`delete from pgboss.job where name = 'push-notice'
    returning data`;
  for (const { data } of jobs) await pushNotice(context, data);
}

function received({ name, read }: { name: string; read: (bytes: Uint8Array) => string }) {
  return push.of(name).map(({ body }) => JSON.parse(read(body)) as Record<string, string>);
}

it('of a refund is what others do with it, in the language of its site and there alone', async () => {
  const { memberId, row, there, elsewhere } = await asking();
  expect(await queued(memberId)).toEqual([]);
  await takeUp(db, [row], by);
  await settleRequest(db, row, 'paid', by);
  const jobs = await queued(memberId);
  const told = { memberId, kind: 'refund', requestId: row.id };
  expect(jobs).toEqual([
    { ...told, step: 'taken_up' },
    { ...told, step: 'paid' },
  ]);
  for (const job of jobs) await send(job);
  const shown = { body: 'Mở yêu cầu để xem tình trạng xử lý.', path: '/refund/request' };
  const tag = row.id.replaceAll('-', '');
  expect(received(there)).toEqual([
    { ...shown, title: 'Yêu cầu hoàn tiền của bạn đang được xử lý', tag, lang: 'vi-VN' },
    { ...shown, title: 'Tiền hoàn đã được chuyển', tag, lang: 'vi-VN' },
  ]);
  expect(received(elsewhere)).toEqual([]);
  // A newer one takes the place of one that waits.
  expect(push.of(there.name).map(({ headers }) => headers['topic'])).toEqual([tag, tag]);
});

it('of a refund is switched off by itself', async () => {
  const { memberId, row, there } = await asking();
  await putNoticeSetting(db, memberId, { notice: 'refund', value: 'N' });
  await send({ memberId, kind: 'refund', requestId: row.id, step: 'paid' });
  expect(received(there)).toEqual([]);
});

it('of what the site of refunds has no page for goes to other sites alone', async () => {
  const { memberId, there, elsewhere } = await asking();
  const notice = { memberId, kind: 'inquiryAnswered', inquiryId: 7 } as const;
  await send(notice);
  expect(received(there)).toEqual([]);
  expect(received(elsewhere)).toMatchObject([{ path: '/inquiry', lang: 'ko-KR' }]);
  // A browser that went from one site to the other, with a notice on its way.
  const [{ id } = { id: '' }] = await sql<{ id: string }>`select id from push_subscription
    where member_id = ${memberId}::uuid and edition = 'vi-refund'`;
  await pushNotice(context, { ...notice, subscriptionId: id });
  expect(received(there)).toEqual([]);
});
