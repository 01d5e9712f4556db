import { publishChapters } from '#ingest/work/publish-chapters.ts';
import { sumViews } from '#modules/readers/views.ts';
import type { JobHandlers } from './job-queue.ts';

export const jobHandlers: JobHandlers = {
  'publish-chapters': (tx, { contentId }) => publishChapters(tx, contentId, new Date()),
  'sum-views': (tx) => sumViews(tx),
};
