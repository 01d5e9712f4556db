import { openSession } from '@hanji/server/db/session.ts';
import { liveHolder } from '@hanji/server/postgres/folder/data-lock.ts';
import { openShop } from '@hanji/server/testing/purchases/shop.ts';
import { ShopClient } from '@hanji/server/testing/purchases/shop-client.ts';
import { openFolder, removeFolder, serveHanji } from '@hanji/server/testing/served-process.ts';
import { median } from '#median.ts';

const secret = 'a secret of measurements';
/** Chapters of a title, as many as most have; each member buys all of them. */
const [chapters, customers] = [100, 8];
const warmUp = 200;

/** What every edition's Home answers, the same for everybody. */
const sharedPath = '/all_comic/home';

const kinds = [
  'token',
  'unlock',
  'insert',
  'member',
  'visitor',
  'sharedMember',
  'sharedVisitor',
] as const;

export type CallTimes = Readonly<Record<(typeof kinds)[number], number>>;

function eachKind<Made>(make: (kind: keyof CallTimes) => Made): Record<keyof CallTimes, Made> {
  const made = kinds.map((kind) => [kind, make(kind)] as const);
  return Object.fromEntries(made) as Record<keyof CallTimes, Made>;
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
  const times = eachKind((): number[] => []);
  try {
    for (const [round, { customer, chapterId }] of purchases.entries()) {
      let token = '';
      const took: CallTimes = {
        token: await timed(async () => {
          token = await client.takeToken(customer);
        }),
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
        sharedMember: await timed(() => client.ask(sharedPath, { method: 'GET' }, customer)),
        sharedVisitor: await timed(() => client.ask(sharedPath, { method: 'GET' }, null)),
      };
      // The first are asked while the process still compiles.
      if (round < warmUp) continue;
      for (const kind of kinds) times[kind].push(took[kind]);
    }
    return eachKind((kind) => median(times[kind]));
  } finally {
    client.close();
    await session.end();
    await served.end('SIGTERM');
    await removeFolder(folder);
  }
}
