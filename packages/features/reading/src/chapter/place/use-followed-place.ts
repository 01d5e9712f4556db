import type { FollowedPlace } from '@hanji/edition/slots/edition-slots.ts';
import { shareOf, type KeptPosition } from '@hanji/domain/reading/position/reading-position.ts';
import { useState } from 'react';
import { readPlace } from '#storage/reading-positions.ts';

type Shares = NonNullable<ReturnType<FollowedPlace['read']>>;

type Owner = { readonly reader: string | null; readonly chapterId: number };

/**
 * Tells what stands beside a chapter where its reader is and how far they ever were, without the
 * viewer being drawn again. `finished` is one who was at its end before.
 */
export function useFollowedPlace(
  owner: Owner,
  finished: boolean,
): FollowedPlace & { readonly move: (position: KeptPosition) => void } {
  const [place] = useState(() => createPlace(owner, finished));
  return place;
}

function createPlace(owner: Owner, finished: boolean) {
  const followers = new Set<() => void>();
  const kept = readPlace(owner);
  const last = kept && shareOf(kept.last);
  let furthest = finished ? 1 : ((kept && shareOf(kept.furthest)) ?? 0);
  let shares: Shares | null = last === null ? null : { here: last, furthest };
  return {
    subscribe: (onMove: () => void) => {
      followers.add(onMove);
      return () => void followers.delete(onMove);
    },
    read: () => shares,
    move: (position: KeptPosition) => {
      const here = shareOf(position);
      if (here === null || here === shares?.here) return;
      furthest = Math.max(furthest, here);
      shares = { here, furthest };
      for (const follow of followers) follow();
    },
  };
}
