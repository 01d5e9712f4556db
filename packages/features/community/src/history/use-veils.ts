import type { CommentHistoryEntry } from '@hanji/contract/entities/community.ts';
import { isVeiled } from '@hanji/domain/community/comment-place.ts';
import type { CommentReader } from '@hanji/domain/community/comment-permission.ts';
import { recall } from '@hanji/domain/reading/memory/recent-entries.ts';
import { useCurrentUser } from '@hanji/edition/session/use-current-user.ts';
import { useState } from 'react';
import { useKeptPositions } from '#acts/use-kept-positions.ts';

type Veils = {
  /** What shows the words of an entry; undefined where they are shown. */
  readonly liftOf: (entry: CommentHistoryEntry) => (() => void) | undefined;
};

/**
 * Which comments of a history are veiled: those on chapters that their reader has not opened, by
 * their account or on this device, until one press shows each.
 */
export function useVeils({ userId }: CommentReader): Veils {
  const reader = useCurrentUser()?.userId ?? null;
  const [lifted, setLifted] = useState<ReadonlySet<number>>(new Set());
  const kept = useKeptPositions();
  return {
    liftOf: ({ id, author, chapterId, opened }) => {
      const here = recall(kept, chapterId, reader) !== null;
      const veiled = isVeiled({ own: author.userId === userId, opened: opened || here });
      return veiled && !lifted.has(id) ? () => setLifted(new Set([...lifted, id])) : undefined;
    },
  };
}
