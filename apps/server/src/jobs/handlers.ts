import type { Logger } from 'pino';
import type { Database } from '#db/client.ts';
import type { Secrets } from '#db/secrets.ts';
import { removeOrphans } from '#ingest/sweep/remove-orphans.ts';
import { publishChapters } from '#ingest/work/chapters/publish-chapters.ts';
import type { Mailer } from '#mail/mail.ts';
import { forgetMembers } from '#modules/account/lifetimes/forget-members.ts';
import { markDormant } from '#modules/account/lifetimes/mark-dormant.ts';
import { sendMail } from '#modules/account/mails/send-mail.ts';
import { sweepExpired } from '#modules/account/sweep-expired.ts';
import { rankTitles } from '#modules/challenge/figures/rank-titles.ts';
import { publishChallengeChapter } from '#modules/challenge/publish-chapter.ts';
import { forgetUploads } from '#modules/creator/uploads/forget-uploads.ts';
import { takeUpload } from '#modules/creator/uploads/taking/take-upload.ts';
import { forgetEnded } from '#modules/inbox/forget-ended.ts';
import { forgetCards } from '#modules/payment/forget-cards.ts';
import { forgetRefunds } from '#modules/refund/retention/forget-refunds.ts';
import { settleOrders } from '#modules/payment/orders/settling/settle-orders.ts';
import { assertLedger } from '#modules/wallet/ledger/assert-ledger.ts';
import { notifyGift } from '#modules/push/notices/notify-gift.ts';
import { notifyGiftsEnding } from '#modules/push/notices/notify-gifts-ending.ts';
import { notifyNewChapter } from '#modules/push/notices/notify-new-chapter.ts';
import { notifyMember } from '#modules/push/notices/notify-member.ts';
import { pushNotice } from '#modules/push/notices/push-notice.ts';
import { expireCoins } from '#modules/wallet/expire-coins.ts';
import { sumViews } from '#modules/readers/views.ts';
import type { ObjectStorage } from '#ports/object-storage.ts';
import type { Settings } from '#settings/settings.ts';
import { importFolder } from './import-folder.ts';
import type { JobHandlers } from './job-queue.ts';

/** What jobs work with. */
export type JobPlace = {
  readonly db: Database;
  readonly storage: ObjectStorage;
  readonly settings: Settings;
  readonly secrets: Secrets;
  readonly mailer: Mailer;
  readonly logger: Logger;
  now(): Date;
};

export function createJobHandlers(place: JobPlace): JobHandlers {
  const { db } = place;
  const now = (): Date => place.now();
  return {
    'publish-chapters': (tx, { contentId }) => publishChapters(tx, [contentId], now()),
    'publish-challenge-chapter': (tx, { chapterId }) =>
      publishChallengeChapter(tx, chapterId, now()),
    'rank-challenge': { repeatable: (_data, signal) => rankTitles(db, now(), signal) },
    'sum-views': (tx) => sumViews(tx),
    'remove-orphans': { repeatable: (_data, signal) => removeOrphans(place, now(), signal) },
    'import-folder': { repeatable: (_data, signal) => importFolder(place, signal) },
    'sweep-expired': (tx) => sweepExpired(tx, now()),
    'send-mail': { repeatable: (data) => sendMail(place, data) },
    'mark-dormant': (tx) => markDormant(tx, now()),
    'expire-coins': {
      repeatable: async (_data, signal) => void (await expireCoins(db, now(), signal)),
    },
    'forget-inbox': { repeatable: (_data, signal) => forgetEnded(db, now(), signal) },
    'settle-orders': { repeatable: (_data, signal) => settleOrders(place, signal) },
    'forget-cards': { repeatable: ({ memberId }) => forgetCards(place, memberId) },
    'forget-refunds': (tx) => forgetRefunds(tx, now()),
    'notify-new-chapter': (tx, job) => notifyNewChapter(tx, job),
    'notify-gift': (tx, job) => notifyGift(tx, job, now()),
    'notify-member': (tx, job) => notifyMember(tx, job, now()),
    'push-notice': { repeatable: (job) => pushNotice(place, job) },
    'notify-gifts-ending': (tx) => notifyGiftsEnding(tx, now()),
    'verify-ledger': { repeatable: () => assertLedger(db) },
    'take-upload': { repeatable: ({ uploadId }, signal) => takeUpload(place, uploadId, signal) },
    'forget-uploads': { repeatable: (_data, signal) => forgetUploads(place, now(), signal) },
    'forget-members': { repeatable: (_data, signal) => forgetMembers(db, now(), signal) },
  };
}
