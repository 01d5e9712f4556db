import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { liveHolder } from '#postgres/folder/data-lock.ts';
import { readPidFile } from '#postgres/process/postmaster.ts';
import { openFolder, removeFolder, serveHanji } from '#testing/served-process.ts';
import { readBooks } from './books.ts';
import { openShop, prices, type Customer } from './shop.ts';
import { ShopClient } from './shop-client.ts';

const secret = 'a secret of kills';
const longestAnswerMs = 60_000;

export const killedKinds = ['service', 'database'] as const;
export type KilledKind = (typeof killedKinds)[number];

export type Killed = {
  readonly purchases: number;
  /** Calls whose answer was lost, and that were asked again with their token. */
  readonly askedAgain: number;
  /** What the database says otherwise than what was answered; empty where it agrees. */
  readonly wrong: readonly string[];
};

type Options = {
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
  { customers, prepare = async () => {}, onKilled }: Options,
): Promise<Killed> {
  const folder = await openFolder();
  await prepare(folder);
  const environment = {
    HANJI_DATA: folder,
    HANJI_REQUEST_SECRET: secret,
    HANJI_RATE_LIMIT: '0',
    HANJI_LOG_LEVEL: 'silent',
  };
  const databaseUrl = async (): Promise<string> =>
    (await liveHolder(folder))?.database?.ownerUrl ?? '';
  let served = await serveHanji(environment);
  const chapters = 4000;
  const coins = chapters * prices.price;
  const shop = await openShop(await databaseUrl(), { chapters, customers, coins });
  const client = new ShopClient(served.urls['server'] ?? '', secret, shop, customers);
  const bought = new Map<Customer, number[]>(shop.customers.map((one) => [one, []]));
  const over = new AbortController();
  let askedAgain = 0;
  const wrong: string[] = [];

  /** Asks until it is answered, or has failed for longer than any start takes. */
  const answered = async <Answer>(ask: () => Promise<Answer | null>): Promise<Answer> => {
    const began = performance.now();
    while (performance.now() - began < longestAnswerMs) {
      const answer = await ask().catch(() => null);
      if (answer !== null) return answer;
      askedAgain += 1;
      await sleep(20);
    }
    throw new Error('it was not answered');
  };
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
  const kill = async (): Promise<void> => {
    if (kind === 'service') {
      await served.end('SIGKILL');
      served = await serveHanji(environment);
      client.url = served.urls['server'] ?? '';
      return;
    }
    const before = await readPidFile(`${folder}/postgres/cluster`);
    if (before === null) return;
    process.kill(before.pid, 'SIGKILL');
    while ((await readPidFile(`${folder}/postgres/cluster`))?.pid === before.pid) await sleep(10);
  };
  const buyers = Promise.all(shop.customers.map(buyer));
  try {
    for (let done = 1; done <= count; done += 1) {
      // At another moment of the customers' work each time, and of enough of it.
      await sleep(50 + Math.random() * 200);
      await kill();
      const before = [...bought.values()].flat().length;
      const isStuck = performance.now() + longestAnswerMs;
      while ([...bought.values()].flat().length === before && performance.now() < isStuck) {
        await sleep(10);
      }
      onKilled?.(done);
    }
    over.abort();
    await buyers;
    for (const [customer, chapterIds] of bought) {
      const books = await readBooks(await databaseUrl(), customer.memberId);
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
    await served.end('SIGTERM');
    await removeFolder(folder);
  }
  return { purchases: [...bought.values()].flat().length, askedAgain, wrong };
}
