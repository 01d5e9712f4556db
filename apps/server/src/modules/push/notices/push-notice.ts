import { and, eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import { mayPush, pushAt } from '@hanji/domain/times/night-hours.ts';
import type { Executor } from '#db/executor.ts';
import { enqueue } from '#db/jobs/enqueue.ts';
import { noticeTag, type PushJob } from '#db/jobs/notice-job.ts';
import { pushSubscription } from '#db/schema/account/push.ts';
import { sendPush } from '#ports/push/push-sender.ts';
import type { Settings } from '#settings/settings.ts';
import { hasPageOf } from './has-page-of.ts';
import { readNoticeSettings } from './notice-settings.ts';
import { writeNotice } from './write-notice.ts';

export type PushPlace = {
  readonly db: Executor;
  readonly settings: Pick<Settings, 'push'>;
  readonly logger: Pick<Logger, 'warn'>;
  now(): Date;
};

/**
 * Sends a notice to one browser, if that is still its member's, who still wants it, and it is no
 * night there. A browser that is gone is forgotten. Begun anew it may send the same twice, of which a
 * browser shows one (`tag`).
 * @throws PushAwayError where another try may help
 */
export async function pushNotice(place: PushPlace, job: PushJob): Promise<void> {
  const { db, settings, logger } = place;
  const { subscriptionId, memberId, ...notice } = job;
  const isIt = and(
    eq(pushSubscription.id, subscriptionId),
    eq(pushSubscription.memberId, memberId),
  );
  const [browser] = await db.select().from(pushSubscription).where(isIt);
  const { kinds, night } = await readNoticeSettings(db, memberId);
  if (browser === undefined || !kinds[notice.kind]) return;
  if (!hasPageOf(browser.edition, notice)) return;
  const now = place.now();
  const facts = { allowsNightNotices: night, timeZone: browser.timeZone };
  if (!mayPush(facts, now)) {
    const key = `${subscriptionId} ${noticeTag(notice)}`;
    return enqueue(db, 'push-notice', job, { at: pushAt(facts, now), key });
  }
  const message = await writeNotice(db, notice, { ...browser, memberId }, now);
  if (message === null) return;
  const outcome = await sendPush(settings.push, browser, message);
  if (outcome === 'gone') await db.delete(pushSubscription).where(isIt);
  if (outcome === 'refused') logger.warn({ notice: notice.kind }, 'push refused for good');
}
