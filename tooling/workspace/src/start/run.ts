// `npm start` from where packages are installed and editions are built.
import process from 'node:process';
import { createLogger } from '@hanji/server/log/logger.ts';
import { assertNobodyHolds } from '@hanji/server/postgres/folder/data-lock.ts';
import { startService, type StartStep } from '@hanji/server/serve/start-service.ts';
import { uncaughtError } from '@hanji/server/serve/uncaught-error.ts';
import { loadSettings } from '@hanji/server/settings/load-settings.ts';
import type { Settings } from '@hanji/server/settings/settings.ts';
import { addressTable } from './address-table.ts';
import { demoCalendar } from './demo-calendar.ts';
import { explain } from './explain.ts';
import { fillCatalogue, type Filling } from './fill/fill-catalogue.ts';
import { serviceLog } from './service-log.ts';
import { startPayments } from './payments.ts';
import { startMissing } from './stand-ins.ts';
import type { Environment, StandingIn } from './standing-in.ts';
import { stopped, stopRequest } from './stop-request.ts';

const words = {
  'create-database': 'Creating the database …',
  'stop-orphan': 'Ending a PostgreSQL that an earlier run left behind …',
  'start-database': 'Starting PostgreSQL …',
  'connect-database': 'Connecting to DATABASE_URL …',
  migrate: 'Bringing its tables up to date …',
  listen: 'Opening the editions …',
} as const satisfies Record<StartStep, string>;

async function serve(stop: AbortSignal): Promise<void> {
  const environment = { ...demoCalendar(new Date()), ...process.env };
  const settings = loadSettings(environment);
  if (settings.databaseUrl === null) await assertNobodyHolds(settings.dataFolder);
  const started: StandingIn[] = [];
  try {
    started.push(await startMissing(environment, settings));
    started.push(await startPayments(environment, settings));
    const named = Object.assign({}, ...started.map((each) => each.environment)) as Environment;
    await serveBeside(started, loadSettings({ ...environment, ...named }), stop);
  } finally {
    for (const each of started) await each.stop();
  }
}

async function serveBeside(
  standIns: readonly StandingIn[],
  settings: Settings,
  stop: AbortSignal,
): Promise<void> {
  const log = serviceLog(settings.dataFolder);
  const broken = uncaughtError(createLogger(settings.logLevel, log)).then(() => {
    process.exitCode = 1;
    console.error(`An error that nothing caught, which ${log.file} has.`);
  });
  const fillings: Filling[] = [];
  const service = await startService(settings, {
    onProgress: (step) => console.log(words[step]),
    beforeListen: async (prepared) => {
      fillings.push(await fillCatalogue(prepared, stop));
    },
    logTo: log,
  }).catch(async (error: unknown) => {
    for (const filling of fillings) await filling.stop();
    throw error;
  });
  if (!stop.aborted) {
    const { addresses, outbox } = service;
    const mails = outbox === null ? [] : [{ name: 'outbox', url: outbox }];
    const shown = [...addresses, ...mails, ...standIns.flatMap((each) => each.addresses)];
    console.log(`Log lines go to ${log.file}\n\n${addressTable(shown)}\n\nready`);
    for (const filling of fillings) filling.show();
  }
  await Promise.race([stopped(stop), broken]);
  console.log('\nStopping …');
  for (const filling of fillings) await filling.stop();
  await service.stop();
}

const stop = stopRequest();
try {
  await serve(stop);
} catch (error) {
  // Interrupted on the way, which the reader knows; 130 is what a shell calls it.
  process.exitCode = stop.aborted ? 130 : 1;
  if (!stop.aborted) console.error(explain(error));
}
