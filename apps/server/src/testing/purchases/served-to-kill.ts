import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { liveHolder } from '#postgres/folder/data-lock.ts';
import { readPidFile } from '#postgres/process/postmaster.ts';
import { openFolder, removeFolder, serveHanji } from '#testing/served-process.ts';

export const killedKinds = ['service', 'database'] as const;
export type KilledKind = (typeof killedKinds)[number];

/** What a served process that is killed may take to answer again, and what it is asked with. */
const longestAnswerMs = 60_000;
export const secretOfKills = 'a secret of kills';

/** A service on data of its own that is killed, or its database, and is there again. */
export async function serveToKill(
  prepare: (folder: string) => Promise<void>,
  settings: Readonly<Record<string, string>> = {},
) {
  const folder = await openFolder();
  await prepare(folder);
  const environment = {
    HANJI_DATA: folder,
    HANJI_REQUEST_SECRET: secretOfKills,
    HANJI_RATE_LIMIT: '0',
    HANJI_LOG_LEVEL: 'silent',
    ...settings,
  };
  let served = await serveHanji(environment);
  const killDatabase = async (): Promise<void> => {
    const before = await readPidFile(`${folder}/postgres/cluster`);
    if (before === null) return;
    process.kill(before.pid, 'SIGKILL');
    while ((await readPidFile(`${folder}/postgres/cluster`))?.pid === before.pid) await sleep(10);
  };
  return {
    /** Where it answers now: it may be started again elsewhere. */
    url: (): string => served.urls['server'] ?? '',
    databaseUrl: async (): Promise<string> => (await liveHolder(folder))?.database?.ownerUrl ?? '',
    kill: async (kind: KilledKind): Promise<void> => {
      if (kind === 'database') return killDatabase();
      await served.end('SIGKILL');
      served = await serveHanji(environment);
    },
    end: async (): Promise<void> => {
      await served.end('SIGTERM');
      await removeFolder(folder);
    },
  };
}

/**
 * Waits until it is so, as long as any start takes.
 * @throws Error where it never was: what never comes back must not look like what was not harmed
 */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const began = performance.now();
  while (performance.now() - began < longestAnswerMs) {
    if (await isSo()) return;
    await sleep(10);
  }
  throw new Error(`it was not so within ${longestAnswerMs} ms`);
}

/**
 * Asks until it is answered, or has failed for longer than any start takes; each time but the first
 * is counted.
 * @throws Error where it was not
 */
export async function untilAnswered<Answer>(
  ask: () => Promise<Answer | null>,
  onAskedAgain: () => void,
): Promise<Answer> {
  const began = performance.now();
  let cause: unknown;
  while (performance.now() - began < longestAnswerMs) {
    const answer = await ask().catch((error: unknown) => {
      cause = error;
      return null;
    });
    if (answer !== null) return answer;
    onAskedAgain();
    await sleep(20);
  }
  throw new Error('it was not answered', { cause });
}
