import { setTimeout as sleep } from 'node:timers/promises';
import { liveHolder } from '#postgres/folder/data-lock.ts';
import { openFolder, removeFolder, serveHanji } from '#testing/served-process.ts';
import { readBooks } from './books.ts';
import { openShop, prices, type Customer } from './shop.ts';
import { ShopClient } from './shop-client.ts';

const secret = 'a secret of races';
const coins = 2000;
const mostTries = 20;

export type Raced = {
  /** How many calls were answered with each code. */
  readonly codes: Readonly<Record<number, number>>;
  /** What the database says otherwise than what was answered; empty where it agrees. */
  readonly wrong: readonly string[];
  readonly seconds: number;
};

/** Buys, rents and takes back at random with one wallet, so many calls over so many connections. */
export async function racePurchases(
  calls: number,
  connections: number,
  prepare: (folder: string) => Promise<void> = async () => {},
): Promise<Raced> {
  const folder = await openFolder();
  await prepare(folder);
  const served = await serveHanji({
    HANJI_DATA: folder,
    HANJI_REQUEST_SECRET: secret,
    HANJI_RATE_LIMIT: '0',
    HANJI_LOG_LEVEL: 'warn',
  });
  const databaseUrl = (await liveHolder(folder))?.database?.ownerUrl ?? '';
  const shop = await openShop(databaseUrl, { chapters: 40, customers: 1, coins });
  const client = new ShopClient(served.urls['server'] ?? '', secret, shop, connections);
  const [customer = { memberId: '', token: '' }] = shop.customers;
  const done = { unlock: 0, rent: 0, takeBack: 0 };
  const codes: Record<number, number> = {};
  let left = calls;
  const began = performance.now();
  // A machine that is busy keeps some waiting for the database for too long.
  const tokenOf = async (asking: Customer): Promise<string> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await client.takeToken(asking);
      } catch (cause) {
        if (tries === mostTries) throw cause;
        await sleep(tries * 100);
      }
    }
  };
  const player = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const chapterId = shop.chapterIds[Math.floor(Math.random() * shop.chapterIds.length)] ?? 0;
      const kind = (['unlock', 'rent', 'takeBack', 'takeBack'] as const)[left % 4] ?? 'unlock';
      const { code } =
        kind === 'takeBack'
          ? await client.takeBack(customer, chapterId)
          : await client[kind](customer, chapterId, await tokenOf(customer));
      codes[code] = (codes[code] ?? 0) + 1;
      if (code === 200) done[kind] += 1;
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, player));
    const seconds = (performance.now() - began) / 1000;
    const books = await readBooks(databaseUrl, customer.memberId);
    const kept = done.unlock - done.takeBack;
    const { price, coinBackPrice, rentalPrice } = prices;
    const wrong = Object.entries({
      unlocked: [books.unlocked.length, kept],
      rented: [books.rented, done.rent],
      paid: [books.paid, done.unlock + done.rent],
      takenBack: [books.takenBack, done.takeBack],
      coins: [books.coins, coins - kept * (price - coinBackPrice) - done.rent * rentalPrice],
    }).flatMap(([what, [is, told]]) => (is === told ? [] : [`${what}: ${is}, not ${told}`]));
    // Who was kept waiting for too long has bought nothing, as the books must say.
    const expected = [200, 208, 402, 404, 409, 503];
    const failed = Object.keys(codes).filter((code) => !expected.includes(Number(code)));
    return { codes, seconds, wrong: [...wrong, ...failed.map((code) => `answered ${code}`)] };
  } finally {
    client.close();
    await served.end('SIGTERM');
    await removeFolder(folder);
  }
}
