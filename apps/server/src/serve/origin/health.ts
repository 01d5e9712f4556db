import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#db/client.ts';
import { inTransaction } from '#db/executor.ts';
import type { ObjectStorage } from '#ports/object-storage.ts';

export type Parts = {
  readonly db: Database;
  readonly storage: ObjectStorage;
  readonly isDraining: () => boolean;
};

type Readiness = { readonly database: boolean; readonly storage: boolean };

const longestMs = 2000;
/** Probes of many balancers share one look. */
const keptMs = 500;

async function works(check: Promise<unknown>): Promise<boolean> {
  const tooLong = new AbortController();
  try {
    return await Promise.race([
      check.then(
        () => true,
        () => false,
      ),
      sleep(longestMs, false, { signal: tooLong.signal }),
    ]);
  } finally {
    tooLong.abort();
  }
}

/**
 * Whether the database can be written: it is not read only, and its disk has room. A sort of more
 * than its memory holds goes to that disk, and leaves neither rows nor log behind.
 */
async function probeWrite(db: Database): Promise<void> {
  await inTransaction(db, async (tx) => {
    const readOnly = sql`select current_setting('transaction_read_only') as value`;
    const { rows } = await tx.execute<{ value: string }>(readOnly);
    if (rows[0]?.value !== 'off') throw new Error('the database is read only');
    await tx.execute(sql`set local work_mem = '64kB'`);
    await tx.execute(
      sql`select count(*) from (select repeat('x', 100) || n as line from generate_series(1, 2000) n order by line offset 0) sorted`,
    );
  });
}

/** Looks at the database and the storage, at most twice a second. */
function readinessOf({ db, storage }: Parts): () => Promise<Readiness> {
  let last: { at: number; found: Promise<Readiness> } | null = null;
  const look = async (): Promise<Readiness> => {
    const [database, stored] = await Promise.all([works(probeWrite(db)), works(storage.check())]);
    return { database, storage: stored };
  };
  return () => {
    const now = performance.now();
    if (last === null || now - last.at > keptMs) last = { at: now, found: look() };
    return last.found;
  };
}

/**
 * `/health`: the process answers. `/ready`: it can do its work, reading and writing;
 * 503 when it cannot, and from the moment it is told to stop.
 */
export function answerProbes(app: FastifyInstance, parts: Parts): void {
  const readiness = readinessOf(parts);
  const result = (code: number, message: string) => ({ code, message, debug: null });
  app.get('/health', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { data: null, result: result(200, 'ok') };
  });
  app.get('/ready', async (_request, reply) => {
    const data = { ...(await readiness()), draining: parts.isDraining() };
    const ready = data.database && data.storage && !data.draining;
    reply.code(ready ? 200 : 503).header('cache-control', 'no-store');
    return { data, result: ready ? result(200, 'ok') : result(503, 'not ready') };
  });
}
