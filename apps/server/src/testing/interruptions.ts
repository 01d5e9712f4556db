import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { wireHeaders } from '#http/testing/wire-headers.ts';
import { openSession } from '#db/session.ts';
import { liveHolder } from '#postgres/folder/data-lock.ts';
import { superviseDatabase, type SupervisedDatabase } from '#postgres/supervisor.ts';
import { readPidFile } from '#postgres/process/postmaster.ts';
import { fillManyTitles } from './many-titles.ts';
import { openFolder, removeFolder, serveHanji, type Served } from './served-process.ts';
import { sqlOn } from './sql.ts';

const requestSecret = 'a secret of interruptions';
/** Longer than every limit of the service: what takes longer than this hangs. */
const longestCallMs = 45_000;
const longestOutageMs = 30_000;

/** Of the service's own PostgreSQL, then of one at DATABASE_URL. */
export const interruptionKinds = ['killed', 'stopped', 'restarted', 'disconnected'] as const;
export type InterruptionKind = (typeof interruptionKinds)[number];

export type Interrupted = {
  readonly kind: InterruptionKind;
  readonly count: number;
  readonly answered: number;
  readonly unavailable: number;
  /** Calls that hung, and answers other than 200 and 503 in the envelope. */
  readonly wrong: readonly string[];
  readonly exitCode: number | null;
  /** Of the service: a line of JSON for each event. */
  readonly log: string;
  readonly longestCallMs: number;
  readonly longestOutageMs: number;
};

type Tally = { answered: number; unavailable: number; wrong: string[]; longestCallMs: number };

type Call = { readonly path: string; readonly method: 'GET' | 'POST'; readonly form?: string };

/** Calls that read much, read little and write; none of them is answered from memory. */
function callOf(turn: number): Call {
  const title = 4 * ((turn % 40) + 1);
  const chapter = (title - 1) * 4 + 1;
  switch (turn % 4) {
    case 0:
      return { path: `/menu/all_comic/genre/drama?pageNo=${turn % 3}`, method: 'GET' };
    case 1:
      return { path: '/search', method: 'POST', form: `query=${(turn % 4096).toString(16)}` };
    case 2:
      return { path: `/comic/${title}/chapter/${chapter}/product`, method: 'GET' };
    default:
      return { path: `/comic/${title}/chapter/${chapter}/read`, method: 'POST' };
  }
}

async function ask(url: string, { path, method, form }: Call): Promise<Response> {
  const type = form === undefined ? undefined : 'application/x-www-form-urlencoded';
  const headers = wireHeaders(requestSecret, new Date(), { 'content-type': type });
  return fetch(`${url}${path}`, {
    method,
    headers,
    body: form ?? null,
    signal: AbortSignal.timeout(longestCallMs),
  });
}

function isEnvelope(text: string): boolean {
  try {
    const { data, result } = JSON.parse(text) as { data: unknown; result: { code: unknown } };
    return data === null && result.code === 503;
  } catch {
    return false;
  }
}

async function callOnce(url: string, turn: number, tally: Tally): Promise<number> {
  const call = callOf(turn);
  const began = performance.now();
  try {
    const response = await ask(url, call);
    const text = await response.text();
    if (response.status === 200) tally.answered += 1;
    else if (response.status === 503 && isEnvelope(text)) tally.unavailable += 1;
    else tally.wrong.push(`${call.path}: ${response.status} ${text.slice(0, 200)}`);
    return response.status;
  } catch (error) {
    tally.wrong.push(`${call.path}: ${String(error)}`);
    return 0;
  } finally {
    tally.longestCallMs = Math.max(tally.longestCallMs, performance.now() - began);
  }
}

export type InterruptionOptions = {
  readonly clients: number;
  /** Puts a database into the folder that the service is to find there; else it makes its own. */
  readonly prepare?: (folder: string) => Promise<void>;
  readonly onInterrupted?: (done: number) => void;
};

type Prepare = Exclude<InterruptionOptions['prepare'], undefined>;

type Stage = {
  readonly served: Served;
  interrupt(): Promise<void>;
  end(): Promise<number | null>;
};

async function fill(databaseUrl: string): Promise<void> {
  const session = await openSession(databaseUrl);
  await fillManyTitles(sqlOn(session), { titles: 200, chaptersEach: 4 });
  await session.end();
}

function environmentOf(folder: string): Record<string, string> {
  return {
    HANJI_DATA: folder,
    HANJI_REQUEST_SECRET: requestSecret,
    HANJI_RATE_LIMIT: '0',
  };
}

async function ownDatabase(kind: 'killed' | 'stopped', prepare: Prepare): Promise<Stage> {
  const folder = await openFolder();
  await prepare(folder);
  const served = await serveHanji(environmentOf(folder));
  await fill((await liveHolder(folder))?.database?.ownerUrl ?? '');
  return {
    served,
    async interrupt() {
      const running = () => readPidFile(`${folder}/postgres/cluster`);
      const before = await running();
      if (before === null) return;
      const began = performance.now();
      process.kill(before.pid, kind === 'killed' ? 'SIGKILL' : 'SIGINT');
      // What is ending may answer a call still; the next interruption would find it and not another.
      while ((await running())?.pid === before.pid && performance.now() - began < longestOutageMs) {
        await sleep(10);
      }
    },
    async end() {
      const code = served.child.exitCode ?? (await served.end('SIGTERM'));
      await removeFolder(folder);
      return code;
    },
  };
}

/** Ends every session of the service's database, as an operator may. */
async function disconnectAll({ ownerUrl }: SupervisedDatabase): Promise<void> {
  const session = await openSession(ownerUrl);
  await session.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await session.end();
}

async function databaseAtUrl(kind: 'restarted' | 'disconnected', prepare: Prepare): Promise<Stage> {
  const folder = await openFolder();
  const databaseFolder = await openFolder();
  await prepare(databaseFolder);
  const database = await superviseDatabase(databaseFolder);
  const served = await serveHanji({
    ...environmentOf(folder),
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
  });
  await fill(database.ownerUrl);
  return {
    served,
    async interrupt() {
      // What `pg_ctl restart -m fast` does: it ends every session, and starts again.
      if (kind === 'restarted') process.kill(database.pid(), 'SIGINT');
      else await disconnectAll(database);
    },
    async end() {
      const code = served.child.exitCode ?? (await served.end('SIGTERM'));
      await database.stop();
      await removeFolder(folder);
      await removeFolder(databaseFolder);
      return code;
    },
  };
}

/** How long it takes until a call is answered as before. */
async function untilHealed(url: string, began: number): Promise<number> {
  const unseen: Tally = { answered: 0, unavailable: 0, wrong: [], longestCallMs: 0 };
  while (performance.now() - began < longestOutageMs) {
    if ((await callOnce(url, 2, unseen)) === 200) return performance.now() - began;
    await sleep(20);
  }
  return Number.POSITIVE_INFINITY;
}

/**
 * Interrupts the database of a served process so many times while clients call it without a pause,
 * and says what they got.
 */
export async function interrupt(
  kind: InterruptionKind,
  count: number,
  { clients: clientCount, prepare = async () => {}, onInterrupted }: InterruptionOptions,
): Promise<Interrupted> {
  const own = kind === 'killed' || kind === 'stopped';
  const stage = own ? await ownDatabase(kind, prepare) : await databaseAtUrl(kind, prepare);
  const url = stage.served.urls['server'] ?? '';
  const tally: Tally = { answered: 0, unavailable: 0, wrong: [], longestCallMs: 0 };
  let longest = 0;
  let turn = 0;
  const over = new AbortController();
  let exitCode: number | null = null;
  const client = async (): Promise<void> => {
    while (!over.signal.aborted && stage.served.child.exitCode === null)
      await callOnce(url, turn++, tally);
  };
  const clients = Array.from({ length: clientCount }, client);
  try {
    for (let done = 1; done <= count && longest < Number.POSITIVE_INFINITY; done += 1) {
      // At another moment of the clients' work each time.
      await sleep(50 + Math.random() * 200);
      const began = performance.now();
      await stage.interrupt();
      await sleep(10);
      longest = Math.max(longest, await untilHealed(url, began));
      onInterrupted?.(done);
    }
  } finally {
    over.abort();
    await Promise.all(clients);
    exitCode = await stage.end();
  }
  const log = stage.served.stdout();
  return { kind, count, ...tally, exitCode, log, longestOutageMs: longest };
}
