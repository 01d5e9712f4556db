import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '#db/executor.ts';
import { consent } from '#db/schema/account/credentials.ts';
import { inquiry, inquiryImage } from '#db/schema/help/inquiry.ts';
import { giftReceipt, inboxRecipient } from '#db/schema/inbox/inbox.ts';
import { offerUser, pointConversion } from '#db/schema/wallet/offerwall.ts';

/**
 * Deletes what a member wrote and received that nothing keeps once the account is gone: what they
 * asked of the operators, agreed to, were given and converted. Each by name, since none of it may go
 * with a row by itself; the books have what it came to. Pictures without a row are removed by
 * `remove-orphans`.
 */
export async function forgetAccount(tx: Transaction, memberId: string): Promise<void> {
  const inquiries = tx
    .select({ id: inquiry.id })
    .from(inquiry)
    .where(eq(inquiry.memberId, memberId));
  await tx.delete(inquiryImage).where(inArray(inquiryImage.inquiryId, inquiries));
  for (const table of [inquiry, giftReceipt, inboxRecipient, pointConversion, offerUser, consent]) {
    await tx.delete(table).where(eq(table.memberId, memberId));
  }
}
