import type { ResumedSelection } from '@hanji/domain/purchase/pending/pending-selection.ts';
import { createContext, use } from 'react';

type Resumed = {
  /** Null where no choice was interrupted, or it is over. */
  readonly selection: ResumedSelection | null;
  readonly onOver: () => void;
};

const none: Resumed = { selection: null, onOver: () => {} };

export const ResumedSelectionContext = createContext<Resumed>(none);

/** Chapters that were chosen before sign-in or the coin shop came between. */
export function useResumedSelection(): Resumed {
  return use(ResumedSelectionContext);
}
