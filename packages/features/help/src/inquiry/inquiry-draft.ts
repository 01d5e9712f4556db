import { inquiryCategories, type InquiryCategory } from '@hanji/contract/help-vocabulary.ts';
import { tabSiteStorage } from '@hanji/edition/storage/site-storage.ts';

/** What is typed of an inquiry; pictures are not kept, a browser gives nobody a file twice. */
export type InquiryDraft = {
  readonly category: InquiryCategory | null;
  readonly text: string;
  readonly email: string;
};

export const emptyDraft: InquiryDraft = { category: null, text: '', email: '' };

/** Whose a draft is, by user id; null a visitor's. */
export type DraftOwner = string | null;

function keyOf(owner: DraftOwner): string {
  return owner === null ? 'hanji.inquiry' : `hanji.inquiry.${owner}`;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** What somebody typed in this tab and has not sent yet; nothing where it cannot be read. */
export function readInquiryDraft(owner: DraftOwner): InquiryDraft {
  const kept = tabSiteStorage.getItem(keyOf(owner));
  if (kept === null) return emptyDraft;
  try {
    const draft: unknown = JSON.parse(kept);
    if (typeof draft !== 'object' || draft === null) return emptyDraft;
    const known = { category: null, text: null, email: null, ...draft };
    return {
      category: inquiryCategories.find((each) => each === known.category) ?? null,
      text: textOf(known.text),
      email: textOf(known.email),
    };
  } catch {
    return emptyDraft;
  }
}

export function isSameDraft(one: InquiryDraft, other: InquiryDraft): boolean {
  return one.category === other.category && one.text === other.text && one.email === other.email;
}

export function writeInquiryDraft(owner: DraftOwner, draft: InquiryDraft): void {
  const isEmpty = draft.category === null && draft.text === '' && draft.email === '';
  if (isEmpty) tabSiteStorage.removeItem(keyOf(owner));
  else tabSiteStorage.setItem(keyOf(owner), JSON.stringify(draft));
}
