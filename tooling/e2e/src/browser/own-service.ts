import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { findPlace, runService, type Origins } from '#service/run-service.ts';
import { state } from '#service/state.ts';

export type OwnService = {
  readonly origins: Origins;
  stop(): Promise<void>;
  kill(): Promise<void>;
  /** On the same data and the same ports. */
  start(): Promise<void>;
  /** Ends its PostgreSQL as a crash would. */
  killDatabase(): void;
  /** Stops it and deletes its data. */
  remove(): Promise<void>;
};

/** For journeys that take the service away: one of their own, with the whole catalogue. */
export async function startOwnService(): Promise<OwnService> {
  const { folder, spareDataFolder, editionsFolder } = state();
  const dataFolder = path.join(folder, randomUUID());
  execFileSync('cp', ['-a', spareDataFolder, dataFolder]);
  const place = await findPlace(dataFolder, `${dataFolder}.log`, editionsFolder);
  let running = await runService(place);
  return {
    origins: place.origins,
    stop: () => running.stop(),
    kill: () => running.kill(),
    start: async () => {
      running = await runService(place);
    },
    killDatabase: () => {
      const file = path.join(dataFolder, 'postgres/cluster/postmaster.pid');
      process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGKILL');
    },
    remove: async () => {
      await running.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
