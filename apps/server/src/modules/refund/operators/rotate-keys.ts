import { asc, eq, ne } from 'drizzle-orm';
import { inTransaction, type Executor } from '#db/executor.ts';
import { refundBankbook, refundRequest } from '#db/schema/refund/refund.ts';
import type { RefundCipher } from '#modules/refund/cipher/refund-cipher.ts';
import { aboutBankbook, openAccount, sealAccount } from '#modules/refund/cipher/sealed-account.ts';

/** So many rows are locked at once, images of some hundred KiB among them. */
const atOnce = 20;

export type Rotated = { readonly accounts: number; readonly images: number };

/**
 * Encrypts with the newest key what another encrypted. Begun anew it goes on where it was; a request
 * that is made meanwhile has the newest key already.
 */
export async function rotateKeys(db: Executor, cipher: RefundCipher): Promise<Rotated> {
  return {
    accounts: await untilNone(() => rotateAccounts(db, cipher)),
    images: await untilNone(() => rotateImages(db, cipher)),
  };
}

async function untilNone(some: () => Promise<number>): Promise<number> {
  let all = 0;
  for (let count = await some(); count > 0; count = await some()) all += count;
  return all;
}

function rotateAccounts(db: Executor, cipher: RefundCipher): Promise<number> {
  return inTransaction(db, async (tx) => {
    const rows = await tx
      .select({ id: refundRequest.id, account: refundRequest.account, keyId: refundRequest.keyId })
      .from(refundRequest)
      .where(ne(refundRequest.keyId, cipher.keyId))
      .orderBy(asc(refundRequest.id))
      .limit(atOnce)
      .for('update');
    for (const row of rows) {
      const { bytes: account, keyId } = sealAccount(cipher, row.id, openAccount(cipher, row));
      await tx.update(refundRequest).set({ account, keyId }).where(eq(refundRequest.id, row.id));
    }
    return rows.length;
  });
}

function rotateImages(db: Executor, cipher: RefundCipher): Promise<number> {
  return inTransaction(db, async (tx) => {
    const rows = await tx
      .select({ id: refundBankbook.id, image: refundBankbook.image, keyId: refundBankbook.keyId })
      .from(refundBankbook)
      .where(ne(refundBankbook.keyId, cipher.keyId))
      .orderBy(asc(refundBankbook.id))
      .limit(atOnce)
      .for('update');
    for (const { id, image: bytes, keyId: before } of rows) {
      const about = aboutBankbook(id);
      const plain = cipher.open({ bytes, keyId: before }, about);
      const { bytes: image, keyId } = cipher.seal(plain, about);
      await tx.update(refundBankbook).set({ image, keyId }).where(eq(refundBankbook.id, id));
    }
    return rows.length;
  });
}
