import { tabSiteStorage } from '@hanji/edition/storage/site-storage.ts';
import { accountHolderInput, accountNumberInput } from '@hanji/domain/forms/refund.ts';

/** What was typed; a file cannot be kept. */
export type RefundDraft = {
  readonly bankCode: string;
  readonly accountNumber: string;
  readonly accountHolderName: string;
  readonly consented: boolean;
};

const storageKey = 'hanji.refund.draft.1';

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** What a member typed in this tab before a reload or a sign-in; null where there is nothing. */
export function keptDraft(userId: string): RefundDraft | null {
  const text = tabSiteStorage.getItem(storageKey);
  if (text === null) return null;
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null) return null;
    const fields: Readonly<Record<string, unknown>> = { ...kept };
    if (fields['userId'] !== userId) return null;
    return {
      bankCode: textOf(fields['bankCode']),
      accountNumber: accountNumberInput(textOf(fields['accountNumber'])),
      accountHolderName: accountHolderInput(textOf(fields['accountHolderName'])),
      consented: fields['consented'] === true,
    };
  } catch {
    return null;
  }
}

/** In this tab alone, and for this member: an account number is nobody else's to see. */
export function keepDraft(userId: string, draft: RefundDraft): void {
  tabSiteStorage.setItem(storageKey, JSON.stringify({ userId, ...draft }));
}

/** Once it was sent, or its member has signed out. */
export function forgetDraft(): void {
  tabSiteStorage.removeItem(storageKey);
}
