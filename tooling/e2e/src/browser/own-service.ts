import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { findPlace, runService, type Origins } from '#service/run-service.ts';
import { state } from '#service/state.ts';
import { test as base } from './test.ts';

type OwnService = {
  readonly origins: Origins;
  stop(): Promise<void>;
  kill(): Promise<void>;
  /** On the same data and the same ports. */
  start(): Promise<void>;
  /** Ends its PostgreSQL as a crash would. */
  killDatabase(): void;
};

type Fixtures = {
  readonly service: OwnService;
};

/** For journeys that take the service away: one of their own, with the whole catalogue. */
export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the names from a pattern
  service: async ({}, use, { testId }) => {
    const { folder, spareDataFolder, editionsFolder } = state();
    const dataFolder = path.join(folder, testId);
    execFileSync('cp', ['-a', spareDataFolder, dataFolder]);
    const place = await findPlace(dataFolder, path.join(folder, `${testId}.log`), editionsFolder);
    let running = await runService(place);
    await use({
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
    });
    await running.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  },
});

export { expect } from '@playwright/test';
