import { eq } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { wallet } from '#db/schema/wallet/wallet.ts';
import type { Caller } from '#http/request/caller.ts';
import { readerOfCaller } from '#modules/community/readers/reader-of-caller.ts';
import type { LibraryOwner } from './lists/own-list.ts';

/** Whose library who calls asks for. */
export async function findOwner(db: Executor, caller: Caller): Promise<LibraryOwner> {
  const [readerId, walletId] = await Promise.all([
    readerOfCaller(db, caller),
    walletOfCaller(db, caller),
  ]);
  return { readerId, walletId };
}

/** Null of who has bought and rented nothing yet. */
export async function walletOfCaller(
  db: Executor,
  { reader }: Pick<Caller, 'reader'>,
): Promise<number | null> {
  if (reader.kind === 'visitor') return null;
  const [row] = await db
    .select({ id: wallet.id })
    .from(wallet)
    .where(eq(wallet.memberId, reader.memberId));
  return row?.id ?? null;
}
