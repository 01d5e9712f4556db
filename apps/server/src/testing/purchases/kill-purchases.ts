import { setTimeout as sleep } from 'node:timers/promises';
import { readBooks } from './books.ts';
import {
  secretOfKills,
  serveToKill,
  until,
  untilAnswered,
  type KilledKind,
} from './served-to-kill.ts';
import { openShop, prices, type Customer } from './shop.ts';
import { ShopClient } from './shop-client.ts';

export type Killed = {
  readonly purchases: number;
  /** Calls whose answer was lost, and that were asked again with their token. */
  readonly askedAgain: number;
  /** What the database says otherwise than what was answered; empty where it agrees. */
  readonly wrong: readonly string[];
};

export type KillOptions = {
  readonly customers: number;
  readonly prepare?: (folder: string) => Promise<void>;
  readonly onKilled?: (done: number) => void;
};

/**
 * Kills a service, or its database, so many times while customers buy without a pause. What they
 * were not answered they ask again with the same token.
 */
export async function killPurchases(
  kind: KilledKind,
  count: number,
  { customers, prepare = async () => {}, onKilled }: KillOptions,
): Promise<Killed> {
  const served = await serveToKill(prepare);
  const chapters = 4000;
  const coins = chapters * prices.price;
  const shop = await openShop(await served.databaseUrl(), { chapters, customers, coins });
  const client = new ShopClient(served.url(), secretOfKills, shop, customers);
  const bought = new Map<Customer, number[]>(shop.customers.map((one) => [one, []]));
  const over = new AbortController();
  let askedAgain = 0;
  const wrong: string[] = [];

  const answered = <Answer>(ask: () => Promise<Answer | null>): Promise<Answer> =>
    untilAnswered(ask, () => (askedAgain += 1));
  const buyer = async (customer: Customer): Promise<void> => {
    for (const chapterId of shop.chapterIds) {
      if (over.signal.aborted) return;
      const token = await answered(() => client.takeToken(customer));
      const code = await answered(async () => {
        const { code: said } = await client.unlock(customer, chapterId, token);
        return said === 503 ? null : said;
      });
      if (code === 200) bought.get(customer)?.push(chapterId);
      else wrong.push(`${chapterId} was answered ${code}`);
    }
  };
  const buyers = Promise.all(shop.customers.map(buyer));
  try {
    for (let done = 1; done <= count; done += 1) {
      // At another moment of the customers' work each time, and of enough of it.
      await sleep(50 + Math.random() * 200);
      await served.kill(kind);
      client.url = served.url();
      const before = [...bought.values()].flat().length;
      await until(() => [...bought.values()].flat().length > before);
      onKilled?.(done);
    }
    over.abort();
    await buyers;
    for (const [customer, chapterIds] of bought) {
      const books = await readBooks(await served.databaseUrl(), customer.memberId);
      const each = prices.price - prices.coinBackPrice;
      const told = { paid: chapterIds.length, coins: coins - chapterIds.length * each };
      if (books.unlocked.join() !== chapterIds.toSorted((a, b) => a - b).join()) {
        wrong.push(`${books.unlocked.length} chapters are there, ${chapterIds.length} were told`);
      }
      if (books.paid !== told.paid) wrong.push(`${books.paid} were paid, ${told.paid} told`);
      if (books.coins !== told.coins) wrong.push(`${books.coins} coins left, not ${told.coins}`);
    }
  } finally {
    over.abort();
    await buyers.catch(() => {});
    client.close();
    await served.end();
  }
  return { purchases: [...bought.values()].flat().length, askedAgain, wrong };
}
