import { openDatabase } from '#db/client.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { addTitle } from '#modules/testing/works.ts';
import { grantCoins } from '#modules/wallet/grants/grant-coins.ts';
import { sqlOf } from '#testing/sql.ts';

/** What every chapter of the shop costs, in coins. */
export const prices = { price: 3, coinBackPrice: 1, rentalPrice: 2 } as const;

export type Customer = { readonly memberId: string; readonly token: string };

/** A title whose chapters are for sale, and members with coins. */
export type Shop = {
  readonly path: string;
  readonly chapterIds: readonly number[];
  readonly customers: readonly Customer[];
};

/** In a service's database, in place of what an import and an operator do. */
export async function openShop(
  databaseUrl: string,
  { chapters, customers, coins }: { chapters: number; customers: number; coins: number },
): Promise<Shop> {
  const database = openDatabase(databaseUrl, { poolSize: 1 });
  try {
    const { db } = database;
    const sql = sqlOf(db);
    const { id } = await addTitle(db);
    const rows = await sql<{ id: number }>`
      insert into chapter (content_id, unit, sort, version, name, published_at, free, price,
        original_price, coin_back_price, rental_price, original_rental_price, rental_period,
        purchase_allowed_with, rent_allowed_with)
      select ${id}, 'episode', s, 'v', s || '화', timestamptz '2026-01-01', false, ${prices.price},
        ${prices.price}, ${prices.coinBackPrice}, ${prices.rentalPrice}, ${prices.rentalPrice},
        86400, '{coin}', '{coin}'
      from generate_series(1, ${chapters}) s returning id`;
    await sql`insert into chapter_version (chapter_id, version)
      select id, version from chapter where content_id = ${id}`;
    const members: Customer[] = [];
    const now = new Date();
    const expiresAt = new Date(now.getTime() + 86_400_000);
    while (members.length < customers) {
      const member = await signIn(db, { expiresAt });
      const by = { operator: 'bench', reason: 'to be spent' };
      const given = { memberId: member.memberId, kind: 'free', coins, expiresAt: null } as const;
      await grantCoins(db, { ...given, ...by }, now);
      members.push(member);
    }
    return { path: `/comic/${id}`, chapterIds: rows.map((row) => row.id), customers: members };
  } finally {
    await database.close();
  }
}
