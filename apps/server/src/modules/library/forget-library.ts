import { eq } from 'drizzle-orm';
import type { Transaction } from '#db/executor.ts';
import { recentTitle, titleSubscription } from '#db/schema/readers/library.ts';

/** What of a library is only about its reader; titles that were paid for are the wallet's. */
export async function forgetLibrary(tx: Transaction, readerId: number): Promise<void> {
  await tx.delete(titleSubscription).where(eq(titleSubscription.readerId, readerId));
  await tx.delete(recentTitle).where(eq(recentTitle.readerId, readerId));
}
