import { asc } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { coinProduct } from '#db/schema/wallet/payment.ts';
import { priceOf } from './wallet-words.ts';

/** Lists what every edition sells, and what it sells no more. */
export async function products(db: Executor): Promise<string> {
  const rows = await db
    .select()
    .from(coinProduct)
    .orderBy(asc(coinProduct.edition), asc(coinProduct.sort), asc(coinProduct.id));
  const lines = rows.map((product) => {
    const { id, code, edition, coins, bonusCoins, bonusDays, onSale } = product;
    const bonus =
      bonusCoins === 0
        ? ''
        : ` + ${bonusCoins} bonus ${bonusDays === null ? 'without end' : `for ${bonusDays} days`}`;
    const sale = onSale ? '' : ', not on sale';
    return `${edition}  ${id}  ${code}: ${coins} coins${bonus}, ${priceOf(product)}${sale}`;
  });
  return lines.length === 0 ? 'nothing is sold\n' : `${lines.join('\n')}\n`;
}
