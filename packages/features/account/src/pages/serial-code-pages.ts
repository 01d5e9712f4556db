import type { Pages } from '@hanji/edition/pages/page.ts';
import { titled } from './titled.ts';

/**
 * The move from a previous service by a code, for readers in Taiwan (challenge-and-shutdown,
 * section 2.6): an edition that has such readers adds them.
 */
export const serialCodePages = {
  '/tw/input-serialcode': {
    access: 'member',
    component: 'InputSerialCodePage',
    saysLater: true,
    first: titled(({ integrate }) => integrate?.serialTitle),
  },
  '/tw/completed-migration': {
    access: 'member',
    component: 'CompletedMigrationPage',
    saysLater: true,
    first: titled(({ integrate }) => integrate?.title),
  },
} satisfies Pages;
