/** Every kind of work in the background, by the name of its queue, with what it is given. */
export type Jobs = {
  /** Chapters of a title appear at this moment: its counts and its newest date follow. */
  'publish-chapters': { readonly contentId: number };
  /** Views that were counted are added to their titles. */
  'sum-views': Record<string, never>;
  /** Objects that no row names, left by a process that was killed, are removed. */
  'remove-orphans': Record<string, never>;
  /** Sessions, keys, tokens, codes and attempts that are no longer good are removed. */
  'sweep-expired': Record<string, never>;
};

export type JobName = keyof Jobs;

type JobOptions = {
  /** After this it counts as lost with its process, and runs again; in seconds. */
  readonly expireInSeconds: number;
  readonly retryLimit: number;
  /** When it runs by itself, as cron says it in UTC; null where something causes it. */
  readonly cron: string | null;
};

export const jobOptions: Readonly<Record<JobName, JobOptions>> = {
  'publish-chapters': { expireInSeconds: 60, retryLimit: 20, cron: null },
  'sum-views': { expireInSeconds: 60, retryLimit: 0, cron: '* * * * *' },
  'remove-orphans': { expireInSeconds: 3600, retryLimit: 0, cron: '23 */6 * * *' },
  'sweep-expired': { expireInSeconds: 600, retryLimit: 0, cron: '*/10 * * * *' },
};

export const jobNames = Object.keys(jobOptions) as readonly JobName[];
