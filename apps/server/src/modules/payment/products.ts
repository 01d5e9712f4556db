import { and, asc, eq } from 'drizzle-orm';
import type { EditionId } from '@hanji/contract/editions.ts';
import { carriers } from '@hanji/contract/vocabulary.ts';
import type { CoinProduct, CoinSalesConfig } from '@hanji/contract/entities/payment.ts';
import type { Executor } from '#db/executor.ts';
import { coinProduct } from '#db/schema/wallet/payment.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import type { RequestContext } from '#http/request-context.ts';
import { editionFacts } from '#settings/edition-facts.ts';

export type ProductRow = typeof coinProduct.$inferSelect;

/** Whose products an origin sells; the server's own has those of the first edition. */
export function sellingEdition({ origin }: Pick<RequestContext, 'origin'>): EditionId {
  return origin.edition ?? 'ko';
}

/** What an edition sells, in its order. */
export function productsOf(db: Executor, edition: EditionId): Promise<ProductRow[]> {
  return db
    .select()
    .from(coinProduct)
    .where(and(eq(coinProduct.edition, edition), eq(coinProduct.onSale, true)))
    .orderBy(asc(coinProduct.sort), asc(coinProduct.id));
}

/** @throws ApiFailure 404 for one that the edition does not sell, or not any more */
export async function productToBuy(
  db: Executor,
  edition: EditionId,
  productSeq: number,
): Promise<ProductRow> {
  const [found] = await db
    .select()
    .from(coinProduct)
    .where(
      and(
        eq(coinProduct.id, productSeq),
        eq(coinProduct.edition, edition),
        eq(coinProduct.onSale, true),
      ),
    );
  if (found === undefined) throw new ApiFailure(404, 'productNotFound');
  return found;
}

/** What somebody was shown of a product; what is not said is not compared. */
export type Shown = {
  readonly [name in 'price' | 'coins' | 'bonusCoins']: number | undefined;
};

/** @throws ApiFailure 409 for a product that costs or brings something else than was shown */
export function assertAsShown(product: ProductRow, shown: Shown): void {
  const { price, coins, bonusCoins } = product;
  const isSame =
    (shown.price ?? price) === price &&
    (shown.coins ?? coins) === coins &&
    (shown.bonusCoins ?? bonusCoins) === bonusCoins;
  if (isSame) return;
  throw new ApiFailure(409, 'priceChanged', { product: { price, coins, bonusCoins } });
}

function onWire({ id, coins, bonusCoins, bonusDays, price, currency }: ProductRow): CoinProduct {
  return { productSeq: id, coins, bonusCoins, bonusDays, price, currency };
}

/** Products, and of the ways to pay those whose provider is set. */
export async function readSalesConfig(context: RequestContext): Promise<CoinSalesConfig> {
  const { db, origin, settings } = context;
  const products = await productsOf(db, sellingEdition(context));
  const offered = editionFacts(origin.edition).payments;
  const payments = offered.filter((payment) => settings.payments[payment] !== undefined);
  return {
    products: products.map(onWire),
    payments,
    carriers: payments.includes('carrier') ? [...carriers] : [],
  };
}

type NewProduct = Omit<typeof coinProduct.$inferInsert, 'id'>;

/** Adds products whose code is not there; what an operator has changed stays as it is. */
export async function addProducts(db: Executor, products: readonly NewProduct[]): Promise<void> {
  await db
    .insert(coinProduct)
    .values([...products])
    .onConflictDoNothing({ target: coinProduct.code });
}
