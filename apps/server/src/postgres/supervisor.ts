import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseAddress } from '#db/migrate.ts';
import { openCluster, type ClusterStep } from '#postgres/cluster/open-cluster.ts';
import { startPostmaster } from './process/postmaster.ts';

export type SupervisorEvent =
  | { readonly kind: 'lost'; readonly pid: number }
  | { readonly kind: 'restart-failed'; readonly error: unknown; readonly againInMs: number }
  | { readonly kind: 'restarted'; readonly pid: number };

export type SupervisedDatabase = DatabaseAddress & {
  /** Of PostgreSQL's first process; changes when it is restarted. */
  pid(): number;
  /** Whether it runs at this moment. */
  readonly isUp: () => boolean;
  /** Ends it in order, also while it is being started again. */
  stop(): Promise<void>;
};

const firstWaitMs = 100;
const longestWaitMs = 5000;

/**
 * Starts the database of a locked data folder and starts it again, at the same address, whenever
 * it ends without being told to: at once, then with growing pauses of up to 5 s, for ever.
 */
export async function superviseDatabase(
  dataFolder: string,
  report: {
    onStep?: (step: ClusterStep) => void;
    onEvent?: (event: SupervisorEvent) => void;
  } = {},
): Promise<SupervisedDatabase> {
  const opened = await openCluster(dataFolder, report.onStep);
  const stopping = new AbortController();
  let current = opened.postmaster;
  let up = true;

  const restart = async (): Promise<boolean> => {
    for (
      let wait = firstWaitMs;
      !stopping.signal.aborted;
      wait = Math.min(wait * 2, longestWaitMs)
    ) {
      try {
        current = await startPostmaster(opened.options, stopping.signal);
        return true;
      } catch (error) {
        if (stopping.signal.aborted) return false;
        report.onEvent?.({ kind: 'restart-failed', error, againInMs: wait });
        // The pause ends early when the service stops.
        await sleep(wait, null, { signal: stopping.signal }).catch(() => {});
      }
    }
    return false;
  };

  const watch = async (): Promise<void> => {
    for (;;) {
      await current.exited;
      up = false;
      if (stopping.signal.aborted) return;
      report.onEvent?.({ kind: 'lost', pid: current.pid });
      if (!(await restart())) return;
      up = true;
      report.onEvent?.({ kind: 'restarted', pid: current.pid });
      if (stopping.signal.aborted) return;
    }
  };
  const watching = watch();
  // Who exits without `stop` leaves none behind; sessions of others that have joined end first.
  const leave = (): void => current.leave();
  process.once('exit', leave);

  return {
    url: opened.url,
    ownerUrl: opened.ownerUrl,
    pid: () => current.pid,
    isUp: () => up,
    async stop() {
      stopping.abort();
      await current.stop();
      await watching;
      // A restart may have succeeded while the old process was being ended.
      await current.stop();
      process.off('exit', leave);
    },
  };
}
