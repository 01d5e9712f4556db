import { openDatabase } from '#db/client.ts';
import { verifyLedger } from '#modules/wallet/ledger/verify-ledger.ts';
import { sqlOf } from '#testing/sql.ts';

/** What a database says of a member once all is over. */
export type Books = {
  readonly unlocked: readonly number[];
  readonly rented: number;
  /** Entries that were paid, and taken back. */
  readonly paid: number;
  readonly takenBack: number;
  readonly coins: number;
};

/** @throws Error where the ledger does not agree with itself */
export async function readBooks(databaseUrl: string, memberId: string): Promise<Books> {
  const database = openDatabase(databaseUrl, { poolSize: 1 });
  try {
    const { difference } = await verifyLedger(database.db);
    if (difference !== null) throw new Error(`the books differ: ${JSON.stringify(difference)}`);
    const sql = sqlOf(database.db);
    const unlocks = await sql<{ chapter_id: number }>`
      select chapter_id from chapter_unlock u join wallet w on w.id = u.wallet_id
      where member_id = ${memberId} and taken_back_at is null order by chapter_id`;
    const [sums] = await sql<{ rented: string; paid: string; taken: string; coins: number }>`
      select (select count(*) from chapter_rental r where r.wallet_id = w.id) as rented,
        (select count(*) from ledger_entry e where e.wallet_id = w.id and kind = 'spend') as paid,
        (select count(*) from ledger_entry e where e.wallet_id = w.id and kind = 'take_back') as taken,
        given_coins as coins
      from wallet w where member_id = ${memberId}`;
    return {
      unlocked: unlocks.map((row) => row.chapter_id),
      rented: Number(sums?.rented),
      paid: Number(sums?.paid),
      takenBack: Number(sums?.taken),
      coins: sums?.coins ?? 0,
    };
  } finally {
    await database.close();
  }
}
