import { eq } from 'drizzle-orm';
import { pushAt } from '@hanji/domain/times/night-hours.ts';
import { enqueueAll } from '#db/jobs/enqueue.ts';
import { noticeTag, type NoticeJob } from '#db/jobs/notice-job.ts';
import { pushSubscription } from '#db/schema/account/push.ts';
import type { Transaction } from '#db/executor.ts';
import { hasPageOf } from './has-page-of.ts';
import { readNoticeSettings } from './notice-settings.ts';

/**
 * Queues a notice for each browser of its member: at once, or for the morning there. What the member
 * switched off is for none, and what an edition has no page for is not for its browsers.
 */
export async function notifyMember(tx: Transaction, job: NoticeJob, now: Date): Promise<void> {
  const { memberId, ...notice } = job;
  const { kinds, night } = await readNoticeSettings(tx, memberId);
  if (!kinds[notice.kind]) return;
  const browsers = await tx
    .select()
    .from(pushSubscription)
    .where(eq(pushSubscription.memberId, memberId));
  const reached = browsers.filter(({ edition }) => hasPageOf(edition, notice));
  const jobs = reached.map(({ id, timeZone }) => ({
    data: { ...notice, memberId, subscriptionId: id },
    at: pushAt({ allowsNightNotices: night, timeZone }, now),
    key: `${id} ${noticeTag(notice)}`,
  }));
  await enqueueAll(tx, 'push-notice', jobs);
}
