import { useState } from 'react';
import {
  readInquiryDraft,
  writeInquiryDraft,
  type DraftOwner,
  type InquiryDraft,
} from './inquiry-draft.ts';

/** What is being written, kept in this tab until it is sent. Give it a `key` per owner. */
export function useInquiryDraft(
  owner: DraftOwner,
): [InquiryDraft, (change: Partial<InquiryDraft>) => void] {
  const [draft, setDraft] = useState(() => readInquiryDraft(owner));
  return [
    draft,
    (change) => {
      const next = { ...draft, ...change };
      setDraft(next);
      writeInquiryDraft(owner, next);
    },
  ];
}
