import { useEffect, useState } from 'react';
import type { CommentsAddress } from '#paths/comment-paths.ts';
import { readDraft, writeDraft, type DraftOwner } from './draft.ts';

/**
 * What is being written about a chapter, kept until it is posted, of who is signed in now. Give it a
 * `key` per chapter.
 */
export function useDraft(
  address: CommentsAddress,
  owner: DraftOwner,
): [string, (text: string) => void] {
  const [typed, setTyped] = useState({ owner, text: '' });
  // Not known where the service draws the page; what was typed there already is newer.
  useEffect(() => {
    setTyped((now) =>
      now.owner === owner && now.text ? now : { owner, text: readDraft(address, owner) },
    );
    // oxlint-disable-next-line react/exhaustive-deps -- a chapter is one mount
  }, [owner]);
  return [
    typed.owner === owner ? typed.text : '',
    (text) => {
      // What comes back of somebody who has left waits for them.
      setTyped((now) => (now.owner === owner ? { owner, text } : now));
      writeDraft(address, owner, text);
    },
  ];
}
