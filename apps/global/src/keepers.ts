import type { LoadKeeper } from '@hanji/edition/session/keeper.ts';

/** What features keep true here as long as a page is open. */
export const keepers: readonly LoadKeeper[] = [
  () => import('@hanji/features-reading/outbox/keep-outbox.ts').then((code) => code.keepOutbox),
  () => import('@hanji/features-reading/kept/keep-chapters.ts').then((code) => code.keepChapters),
  () => import('@hanji/features-push/keep-push.ts').then((code) => code.keepPush),
];
