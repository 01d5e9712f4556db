import { useState } from 'react';
import {
  emptyDraft,
  isSameDraft,
  readInquiryDraft,
  writeInquiryDraft,
  type DraftOwner,
  type InquiryDraft,
} from './inquiry-draft.ts';

export type DraftInHand = {
  readonly draft: InquiryDraft;
  readonly change: (change: Partial<InquiryDraft>) => void;
  /** It was sent and is over, unless more has been written since: that waits for the next time. */
  readonly settle: (sent: InquiryDraft) => void;
};

/** What is being written, kept in this tab until it is sent. Give it a `key` per owner. */
export function useInquiryDraft(owner: DraftOwner): DraftInHand {
  const [draft, setDraft] = useState(() => readInquiryDraft(owner));
  return {
    draft,
    change: (change) => {
      const next = { ...draft, ...change };
      setDraft(next);
      writeInquiryDraft(owner, next);
    },
    settle: (sent) => {
      if (!isSameDraft(readInquiryDraft(owner), sent)) return;
      setDraft(emptyDraft);
      writeInquiryDraft(owner, emptyDraft);
    },
  };
}
