import type { ChapterCost } from '@hanji/domain/chapters/chapter-cost.ts';
import type { ChapterTone } from '@hanji/ui-kit/works/chapter-row/ChapterRow.tsx';

/** How a chapter's row looks by what it says. */
export const costTones: Readonly<Record<ChapterCost['kind'], ChapterTone>> = {
  owned: 'owned',
  free: 'free',
  freeEvent: 'free',
  readNow: 'open',
  remained: 'open',
  wait: 'wait',
  price: 'price',
};
