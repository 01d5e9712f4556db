import { openSession } from '@hanji/server/db/session.ts';
import { liveHolder } from '@hanji/server/postgres/folder/data-lock.ts';
import { openShop } from '@hanji/server/testing/purchases/shop.ts';
import { ShopClient } from '@hanji/server/testing/purchases/shop-client.ts';
import { openFolder, removeFolder, serveHanji } from '@hanji/server/testing/served-process.ts';

const secret = 'a secret of measurements';
/** Chapters of a title, as many as most have; each member buys all of them. */
const [chapters, customers] = [100, 8];
const warmUp = 200;

export type CallTimes = {
  readonly unlock: number;
  readonly insert: number;
  readonly member: number;
  readonly visitor: number;
};

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Medians in milliseconds, one call after the other, all kinds in turns. */
export async function measureCalls(): Promise<CallTimes> {
  const folder = await openFolder();
  const served = await serveHanji({
    HANJI_DATA: folder,
    HANJI_REQUEST_SECRET: secret,
    HANJI_RATE_LIMIT: '0',
    HANJI_LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
  });
  const databaseUrl = (await liveHolder(folder))?.database?.ownerUrl ?? '';
  const shop = await openShop(databaseUrl, { chapters, customers, coins: chapters * 3 });
  const client = new ShopClient(served.urls['server'] ?? '', secret, shop, 1);
  const session = await openSession(databaseUrl);
  await session.query('create table bare_row (id int generated always as identity, said text)');
  const purchases = shop.customers.flatMap((customer) =>
    shop.chapterIds.map((chapterId) => ({ customer, chapterId })),
  );
  const times = { unlock: [], insert: [], member: [], visitor: [] } satisfies Record<
    string,
    number[]
  > as Record<keyof CallTimes, number[]>;
  try {
    for (const [round, { customer, chapterId }] of purchases.entries()) {
      const token = await client.takeToken(customer);
      const took = {
        unlock: await timed(async () => {
          const { code } = await client.unlock(customer, chapterId, token);
          if (code !== 200) throw new Error(`${code} was answered`);
        }),
        insert: await timed(async () => {
          await session.query('begin');
          await session.query('insert into bare_row (said) values ($1)', ['bare']);
          await session.query('commit');
        }),
        member: await timed(() => client.home(customer)),
        visitor: await timed(() => client.home(null)),
      };
      // The first are asked while the process still compiles.
      if (round < warmUp) continue;
      for (const kind of ['unlock', 'insert', 'member', 'visitor'] as const) {
        times[kind].push(took[kind]);
      }
    }
    const { unlock, insert, member, visitor } = times;
    return {
      unlock: median(unlock),
      insert: median(insert),
      member: median(member),
      visitor: median(visitor),
    };
  } finally {
    client.close();
    await session.end();
    await served.end('SIGTERM');
    await removeFolder(folder);
  }
}
