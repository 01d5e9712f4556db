import type { MailJob } from './mail-job.ts';

/** Every kind of work in the background, by the name of its queue, with what it is given. */
export type Jobs = {
  /** Chapters of a title appear at this moment: its counts and its newest date follow. */
  'publish-chapters': { readonly contentId: number };
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
  /** Providers are asked about orders of coins that were left in between. */
  'settle-orders': Record<string, never>;
  /** Members who asked for it a week ago are deleted, and guests whose device lost its session. */
  'forget-members': Record<string, never>;
  /** Cards that a provider keeps for a member who is deleted are forgotten there. */
  'forget-cards': { readonly memberId: string };
};

export type JobName = keyof Jobs;

type JobOptions = {
  /** After this it counts as lost with its process, and runs again; in seconds. */
  readonly expireInSeconds: number;
  readonly retryLimit: number;
  /** When it runs by itself, as cron says it in UTC; null where something causes it. */
  readonly cron: string | null;
  /** What it is given names somebody: its row goes when it is done, and soon where it is given up. */
  readonly personal?: true;
};

export const jobOptions: Readonly<Record<JobName, JobOptions>> = {
  'publish-chapters': { expireInSeconds: 60, retryLimit: 20, cron: null },
  'sum-views': { expireInSeconds: 60, retryLimit: 0, cron: '* * * * *' },
  'remove-orphans': { expireInSeconds: 3600, retryLimit: 0, cron: '23 */6 * * *' },
  'import-folder': { expireInSeconds: 3600, retryLimit: 0, cron: '* * * * *' },
  'sweep-expired': { expireInSeconds: 600, retryLimit: 0, cron: '*/10 * * * *' },
  // Ten tries take about half an hour.
  'send-mail': { expireInSeconds: 120, retryLimit: 10, cron: null, personal: true },
  'mark-dormant': { expireInSeconds: 600, retryLimit: 0, cron: '41 3 * * *' },
  'expire-coins': { expireInSeconds: 600, retryLimit: 0, cron: '*/5 * * * *' },
  'settle-orders': { expireInSeconds: 600, retryLimit: 0, cron: '* * * * *' },
  'forget-members': { expireInSeconds: 600, retryLimit: 0, cron: '11 * * * *' },
  // Eighteen tries take three days: nobody else knows afterwards whose cards they were.
  'forget-cards': { expireInSeconds: 120, retryLimit: 18, cron: null, personal: true },
};

export const jobNames = Object.keys(jobOptions) as readonly JobName[];
