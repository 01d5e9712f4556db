import type { MailJob } from './mail-job.ts';
import type { NewChapter, NoticeJob, PushJob } from './notice-job.ts';

/** Every kind of work in the background, by the name of its queue, with what it is given. */
export type Jobs = {
  /** Chapters of a title appear at this moment: its counts and its newest date follow. */
  'publish-chapters': { readonly contentId: number };
  /** A scheduled chapter of a challenge title appears at this moment. */
  'publish-challenge-chapter': { readonly chapterId: number };
  /** What challenge titles had is counted by the day, and their rankings are made of it. */
  'rank-challenge': Record<string, never>;
  /** Views that were counted are added to their titles. */
  'sum-views': Record<string, never>;
  /** Objects that no row names, left by a process that was killed, are removed. */
  'remove-orphans': Record<string, never>;
  /** What has appeared in the folder that is watched is taken in. */
  'import-folder': Record<string, never>;
  /** Sessions, keys, tokens, codes and attempts that are no longer good are removed. */
  'sweep-expired': Record<string, never>;
  /** A mail goes out. */
  'send-mail': MailJob;
  /** Members who were not here for a year become dormant. */
  'mark-dormant': Record<string, never>;
  /** Coins whose time is over leave the wallets. */
  'expire-coins': Record<string, never>;
  /** Gifts, messages and missions that ended long ago are removed. */
  'forget-inbox': Record<string, never>;
  /** Providers are asked about orders of coins that were left in between. */
  'settle-orders': Record<string, never>;
  /** What refunds keep of members goes when its time is over. */
  'forget-refunds': Record<string, never>;
  /** Members who asked for it a week ago are deleted, and guests whose device lost its session. */
  'forget-members': Record<string, never>;
  /** Cards that a provider keeps for a member who is deleted are forgotten there. */
  'forget-cards': { readonly memberId: string };
  /** Those who subscribe to a title are told of its newest chapter. */
  'notify-new-chapter': NewChapter;
  /** Members are told of a gift that has come, or is about to end. */
  'notify-gift': { readonly kind: 'gift' | 'giftEnding'; readonly giftId: number };
  /** A member is told of something by web push. */
  'notify-member': NoticeJob;
  /** The same for one of the member's browsers. */
  'push-notice': PushJob;
  /** Members are told of gifts that are about to end. */
  'notify-gifts-ending': Record<string, never>;
  /** A file that a creator sent becomes pages of an article. */
  'take-upload': { readonly uploadId: string };
  /** Files that creators never finished are removed, and what became of the others long ago. */
  'forget-uploads': Record<string, never>;
  /** Every balance is recounted from the ledger; one that differs is a failure. */
  'verify-ledger': Record<string, never>;
};

export type JobName = keyof Jobs;

/** What runs by itself, and is given nothing. */
type BareJob = {
  [Name in JobName]: Jobs[Name] extends Record<string, never> ? Name : never;
}[JobName];

type JobOptions = {
  /** After this it counts as lost with its process, and runs again; in seconds. */
  readonly expireInSeconds: number;
  readonly retryLimit: number;
  /** When it runs by itself, as cron says it in UTC; null where something causes it. */
  readonly cron: string | null;
  /** What it is given names somebody: its row goes when it is done, and soon where it is given up. */
  readonly personal?: true;
  /** So many run beside each other in a process, where they wait for services of others; else one. */
  readonly atOnce?: number;
};

export const jobOptions: Readonly<Record<JobName, JobOptions>> = {
  'publish-chapters': { expireInSeconds: 60, retryLimit: 20, cron: null },
  'publish-challenge-chapter': { expireInSeconds: 60, retryLimit: 20, cron: null },
  'rank-challenge': { expireInSeconds: 1800, retryLimit: 0, cron: '3 * * * *' },
  'sum-views': { expireInSeconds: 60, retryLimit: 0, cron: '* * * * *' },
  'remove-orphans': { expireInSeconds: 3600, retryLimit: 0, cron: '23 */6 * * *' },
  'import-folder': { expireInSeconds: 3600, retryLimit: 0, cron: '* * * * *' },
  'sweep-expired': { expireInSeconds: 600, retryLimit: 0, cron: '*/10 * * * *' },
  // Ten tries take about half an hour.
  'send-mail': { expireInSeconds: 120, retryLimit: 10, cron: null, personal: true, atOnce: 2 },
  'mark-dormant': { expireInSeconds: 600, retryLimit: 0, cron: '41 3 * * *' },
  'expire-coins': { expireInSeconds: 600, retryLimit: 0, cron: '*/5 * * * *' },
  'forget-inbox': { expireInSeconds: 600, retryLimit: 0, cron: '17 4 * * *' },
  'settle-orders': { expireInSeconds: 600, retryLimit: 0, cron: '* * * * *' },
  'forget-refunds': { expireInSeconds: 600, retryLimit: 0, cron: '27 * * * *' },
  'forget-members': { expireInSeconds: 600, retryLimit: 0, cron: '11 * * * *' },
  // Eighteen tries take three days: nobody else knows afterwards whose cards they were.
  'forget-cards': { expireInSeconds: 120, retryLimit: 18, cron: null, personal: true },
  'notify-new-chapter': { expireInSeconds: 600, retryLimit: 10, cron: null },
  'notify-gift': { expireInSeconds: 600, retryLimit: 10, cron: null },
  'notify-member': { expireInSeconds: 60, retryLimit: 10, cron: null, personal: true },
  // Eight tries take some four minutes; whoever sleeps longer is told by its push service.
  'push-notice': { expireInSeconds: 60, retryLimit: 8, cron: null, personal: true, atOnce: 4 },
  'notify-gifts-ending': { expireInSeconds: 600, retryLimit: 0, cron: '*/10 * * * *' },
  'take-upload': { expireInSeconds: 3600, retryLimit: 5, cron: null },
  'forget-uploads': { expireInSeconds: 600, retryLimit: 0, cron: '51 * * * *' },
  'verify-ledger': { expireInSeconds: 3600, retryLimit: 0, cron: '37 4 * * *' },
};

export const jobNames = Object.keys(jobOptions) as readonly JobName[];

/** Whether a name is that of a job with a schedule, which can be run at any other time as well. */
export function isScheduled(name: string): name is BareJob {
  return jobNames.some((known) => known === name && jobOptions[known].cron !== null);
}
