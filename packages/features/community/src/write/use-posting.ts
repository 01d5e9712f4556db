import { isApiError } from '@hanji/api-client/request/api-error.ts';
import { useCurrentUser } from '@hanji/edition/session/use-current-user.ts';
import { forgetSent, keyToSend } from '@hanji/edition/storage/sent-key.ts';
import { useRef, useState } from 'react';
import { usePostCommentMutation } from '#calls/changes.ts';
import type { CommentsAddress } from '#paths/comment-paths.ts';
import { useDraft } from './use-draft.ts';
import { draftKey, readDraft, writeDraft, type DraftOwner } from './draft.ts';
import type { WrittenPlace } from './use-place-here.ts';

export type Posting = {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly post: (comment: string, place: WrittenPlace | null) => void;
  /** What is on its way, shown in the list meanwhile; null where nothing is. */
  readonly sending: string | null;
  /** Why the last was not posted, in the service's words where it has some; null where it was. */
  readonly failure: string | null;
  /** How many were posted here. */
  readonly posted: number;
};

/** Codes whose words say what is wrong with the comment itself, or how long to wait. */
const telling = [400, 403, 404, 429];

type Written = { readonly owner: DraftOwner; readonly text: string };

/** One text before another that was written after it. */
function inFront(text: string, later: string): string {
  return later === '' ? text : `${text}\n${later}`;
}

/**
 * Writing and posting a comment: it stands in the list at once, and where it cannot be posted it is
 * back in the field, in front of whatever has been written meanwhile. Sent again as it was, it goes
 * under the same key, so that the service keeps once what arrived though its answer was lost.
 */
export function usePosting(address: CommentsAddress): Posting {
  const owner = useCurrentUser()?.userId ?? null;
  const [text, setText] = useDraft(address, owner);
  const [sending, setSending] = useState<Written | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [posted, setPosted] = useState(0);
  const [send] = usePostCommentMutation();
  // What is in the field while one is on its way.
  const meanwhile = useRef<Written>({ owner, text: '' });

  const post = async (comment: string, place: WrittenPlace | null): Promise<void> => {
    setSending({ owner, text: comment });
    setFailure(null);
    setText('');
    meanwhile.current = { owner, text: '' };
    // Kept until the service has it, also where this page is left meanwhile.
    writeDraft(address, owner, comment);
    const draft = draftKey(address, owner);
    const key = keyToSend(draft, comment);
    const { error } = await send({ params: address, body: { comment, key, ...place } });
    setSending(null);
    const later = meanwhile.current.owner === owner ? meanwhile.current.text : '';
    // Who left the page and is back writes in a field of its own, and what stands there is newer.
    const isOurs = readDraft(address, owner) === inFront(comment, later);
    if (error) {
      if (isOurs) setText(inFront(comment, later));
      setFailure(isApiError(error) && telling.includes(error.code) ? error.message : '');
    } else {
      forgetSent(draft);
      if (isOurs) writeDraft(address, owner, later);
      setPosted((count) => count + 1);
    }
  };

  return {
    text,
    setText: (typed) => {
      setText(typed);
      setFailure(null);
      meanwhile.current = { owner, text: typed };
      if (sending?.owner === owner) writeDraft(address, owner, inFront(sending.text, typed));
    },
    post: (comment, place) => {
      if (sending === null) void post(comment, place);
    },
    sending: sending?.text ?? null,
    failure,
    posted,
  };
}
