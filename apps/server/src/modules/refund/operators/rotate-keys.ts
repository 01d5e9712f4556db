import { and, asc, eq, gt, ne } from 'drizzle-orm';
import { inTransaction, type Executor } from '#db/executor.ts';
import { refundBankbook, refundRequest } from '#db/schema/refund/refund.ts';
import type { RefundCipher } from '#modules/refund/cipher/refund-cipher.ts';
import { aboutBankbook, openAccount, sealAccount } from '#modules/refund/cipher/sealed-account.ts';

/** So many rows are locked at once, images of some hundred KiB among them. */
const atOnce = 20;

/** Before all ids. */
const nilId = '00000000-0000-0000-0000-000000000000';

/** What cannot be decrypted, since its key is not set any more, say; it stays as it is. */
export type Unreadable = {
  readonly what: 'account' | 'image';
  readonly id: string;
  readonly why: string;
};

export type Rotated = {
  readonly accounts: number;
  readonly images: number;
  readonly unreadable: readonly Unreadable[];
};

/** What of some rows became; `last` is null where there were none. */
type Pass = {
  readonly last: string | null;
  readonly count: number;
  readonly unreadable: readonly Unreadable[];
};

/**
 * Encrypts with the newest key what another encrypted, and goes past what it cannot read. Begun anew
 * it goes on where it was; a request that is made meanwhile has the newest key already.
 */
export async function rotateKeys(db: Executor, cipher: RefundCipher): Promise<Rotated> {
  const accounts = await untilNone((after) => rotateAccounts(db, cipher, after));
  const images = await untilNone((after) => rotateImages(db, cipher, after));
  return {
    accounts: accounts.count,
    images: images.count,
    unreadable: [...accounts.unreadable, ...images.unreadable],
  };
}

async function untilNone(
  some: (after: string) => Promise<Pass>,
): Promise<Pick<Pass, 'count' | 'unreadable'>> {
  const unreadable: Unreadable[] = [];
  let count = 0;
  let after: string | null = nilId;
  while (after !== null) {
    const pass: Pass = await some(after);
    count += pass.count;
    unreadable.push(...pass.unreadable);
    after = pass.last;
  }
  return { count, unreadable };
}

function rotateAccounts(db: Executor, cipher: RefundCipher, after: string): Promise<Pass> {
  return inTransaction(db, async (tx) => {
    const { id: rowId } = refundRequest;
    const rows = await tx
      .select({ id: rowId, account: refundRequest.account, keyId: refundRequest.keyId })
      .from(refundRequest)
      .where(and(ne(refundRequest.keyId, cipher.keyId), gt(rowId, after)))
      .orderBy(asc(rowId))
      .limit(atOnce)
      .for('update');
    return eachOf('account', rows, (row) => {
      const { bytes: account, keyId } = sealAccount(cipher, row.id, openAccount(cipher, row));
      return () => tx.update(refundRequest).set({ account, keyId }).where(eq(rowId, row.id));
    });
  });
}

function rotateImages(db: Executor, cipher: RefundCipher, after: string): Promise<Pass> {
  return inTransaction(db, async (tx) => {
    const { id: rowId } = refundBankbook;
    const rows = await tx
      .select({ id: rowId, image: refundBankbook.image, keyId: refundBankbook.keyId })
      .from(refundBankbook)
      .where(and(ne(refundBankbook.keyId, cipher.keyId), gt(rowId, after)))
      .orderBy(asc(rowId))
      .limit(atOnce)
      .for('update');
    return eachOf('image', rows, ({ id, image: bytes, keyId: before }) => {
      const about = aboutBankbook(id);
      const plain = cipher.open({ bytes, keyId: before }, about);
      const { bytes: image, keyId } = cipher.seal(plain, about);
      return () => tx.update(refundBankbook).set({ image, keyId }).where(eq(rowId, id));
    });
  });
}

/** Only what cannot be read is gone past: what the database refuses ends it all. */
async function eachOf<Row extends { readonly id: string }>(
  what: Unreadable['what'],
  rows: readonly Row[],
  encrypted: (row: Row) => () => PromiseLike<unknown>,
): Promise<Pass> {
  const unreadable: Unreadable[] = [];
  for (const row of rows) {
    let store: () => PromiseLike<unknown>;
    try {
      store = encrypted(row);
    } catch (error) {
      unreadable.push({
        what,
        id: row.id,
        why: error instanceof Error ? error.message : 'unknown',
      });
      continue;
    }
    await store();
  }
  const count = rows.length - unreadable.length;
  return { last: rows.at(-1)?.id ?? null, count, unreadable };
}
