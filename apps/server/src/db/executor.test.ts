import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { freshDatabase } from '#testing/fresh-database.ts';
import { openDatabase } from './client.ts';
import { isDatabaseAway } from './database-away.ts';
import { inTransaction, readAndWrite, together, type Executor } from './executor.ts';
import { secret } from './schema/account/access.ts';

const { db, url } = await freshDatabase();
const narrow = openDatabase(url, { poolSize: 1 });
afterAll(() => narrow.close());

function add(executor: Executor, name: string) {
  return executor.insert(secret).values({ name, value: new Uint8Array([1]) });
}

async function names(): Promise<string[]> {
  const rows = await db.select({ name: secret.name }).from(secret).orderBy(secret.name);
  return rows.map(({ name }) => name);
}

describe('inTransaction', () => {
  it('keeps all of it, or nothing when it throws', async () => {
    await inTransaction(db, (tx) => add(tx, 'kept'));
    const failing = inTransaction(db, async (tx) => {
      await add(tx, 'lost');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await names()).toEqual(['kept']);
  });

  it('becomes part of the transaction that is under way', async () => {
    const outer = inTransaction(db, async (tx) => {
      await inTransaction(tx, (inner) => add(inner, 'inner'));
      throw new Error('the outer one fails');
    });
    await expect(outer).rejects.toThrow('the outer one fails');
    expect(await names()).not.toContain('inner');
  });

  it('gives its connection back even when that breaks in the middle', async () => {
    for (let round = 0; round < 3; round += 1) {
      const failing = inTransaction(narrow.db, async (tx) => {
        await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
      });
      const error = await failing.catch((caught: unknown) => caught);
      expect(isDatabaseAway(error)).toBe(true);
      await expect(narrow.db.execute(sql`select 1`)).resolves.toBeDefined();
    }
  });

  it('waits for a connection, but not for ever', async () => {
    const over = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    const holding = inTransaction(narrow.db, () => {
      held.resolve();
      return over.promise;
    });
    await held.promise;
    const { options } = narrow.db.$client;
    const asStarted = options.connectionTimeoutMillis;
    // How long the address allows is for a busy machine, not for this.
    options.connectionTimeoutMillis = 1000;
    const error = await narrow.db.execute(sql`select 1`).catch((caught: unknown) => caught);
    options.connectionTimeoutMillis = asStarted;
    expect(isDatabaseAway(error)).toBe(true);
    over.resolve();
    await holding;
  });
});

describe('readAndWrite', () => {
  const read = (tx: Executor) => tx.select({ name: secret.name }).from(secret);

  it('writes what was decided by what was read', async () => {
    const result = await readAndWrite(db, {
      read,
      decide: async (tx, rows) => ({
        result: rows.length,
        write: () => add(tx, `after ${rows.length}`),
      }),
    });
    expect(await names()).toContain(`after ${result}`);
  });

  it('fails where writing does, although it was to be kept', async () => {
    const before = await names();
    const [known = ''] = before;
    const failing = readAndWrite(narrow.db, {
      read,
      decide: async (tx) => ({ result: null, write: () => add(tx, known) }),
    });
    await expect(failing).rejects.toThrow();
    expect(await names()).toEqual(before);
    await expect(narrow.db.execute(sql`select 1`)).resolves.toBeDefined();
  });

  it('decides nothing where reading fails', async () => {
    let decided = 0;
    const failing = readAndWrite(narrow.db, {
      read: (tx) => Promise.all([tx.execute(sql`select 1 / 0`), read(tx)]),
      decide: async (tx) => ({ result: (decided += 1), write: () => add(tx, 'undecided') }),
    });
    await expect(failing).rejects.toThrow();
    expect(decided).toBe(0);
    expect(await names()).not.toContain('undecided');
    await expect(inTransaction(narrow.db, (tx) => add(tx, 'later'))).resolves.toBeDefined();
  });

  it('becomes part of the transaction that is under way', async () => {
    const outer = inTransaction(db, async (tx) => {
      const decide = async (inner: Executor) => ({
        result: null,
        write: () => add(inner, 'within'),
      });
      await readAndWrite(tx, { read, decide });
      throw new Error('the outer one fails');
    });
    await expect(outer).rejects.toThrow('the outer one fails');
    expect(await names()).not.toContain('within');
  });
});

describe('together', () => {
  it('asks one after the other in a transaction, and at once on a pool', async () => {
    const underWay = { now: 0, most: 0 };
    async function ask(executor: Executor, value: number) {
      underWay.now += 1;
      underWay.most = Math.max(underWay.most, underWay.now);
      await executor.execute(sql`select pg_sleep(0.01)`);
      underWay.now -= 1;
      return value;
    }
    function askThrice(executor: Executor) {
      return together(
        executor,
        () => ask(executor, 1),
        () => ask(executor, 2),
        () => ask(executor, 3),
      );
    }
    expect(await inTransaction(db, askThrice)).toEqual([1, 2, 3]);
    expect(underWay.most).toBe(1);
    expect(await askThrice(db)).toEqual([1, 2, 3]);
    expect(underWay.most).toBe(3);
  });
});
