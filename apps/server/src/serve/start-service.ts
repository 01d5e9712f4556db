import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import { openDatabase, type OpenDatabase } from '#db/client.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { createLogger } from '#log/logger.ts';
import { openMailer } from '#mail/send/open-mailer.ts';
import { outboxPath } from '#mail/outbox/routes.ts';
import { publishStandardPolicies } from '#modules/account/consents/standard-policies.ts';
import { resumePublishing } from '#ingest/work/publishing/resume-publishing.ts';
import { createJobHandlers } from '#jobs/handlers.ts';
import { startJobs } from '#jobs/job-queue.ts';
import type { ObjectStorage } from '#ports/object-storage.ts';
import { openStorage } from '#ports/open-storage.ts';
import { originOf } from '#settings/origin.ts';
import type { OriginName } from '#settings/origins.ts';
import type { Settings } from '#settings/settings.ts';
import { openDataSource, type DataSource, type DataStep } from './data/data-source.ts';
import { hostAddresses, settlePorts } from './listening/addresses.ts';
import { listen, type Listening } from './listening/listen.ts';
import { makeLimiters } from './guard/limit-requests.ts';
import { buildOrigin } from './origin/build-origin.ts';
import { loadSecrets } from '#db/secrets.ts';
import { StartError } from '#errors/start-error.ts';

export type StartStep = DataStep | 'migrate' | 'listen';

/** What there is before the service answers: enough to fill an empty catalogue. */
export type Prepared = {
  readonly settings: Settings;
  readonly database: OpenDatabase & { readonly url: string };
  readonly storage: ObjectStorage;
};

export type StartOptions = {
  readonly onProgress?: (step: StartStep) => void;
  /** Runs after the migration and before anything answers. */
  readonly beforeListen?: (prepared: Prepared) => Promise<void>;
  /** Where log lines go; standard output unless said otherwise. */
  readonly logTo?: DestinationStream;
};

export type Service = {
  readonly addresses: readonly { readonly name: OriginName; readonly url: string }[];
  /** Where mails are shown that are sent to nobody; null where they are sent, or not shown. */
  readonly outbox: string | null;
  readonly database: { readonly url: string };
  readonly storage: ObjectStorage;
  /** With the real ports. */
  readonly settings: Settings;
  /** Drains, closes everything and ends the database. May be called more than once. */
  stop(): Promise<void>;
};

function outboxAddress({ mail, publicUrls }: Settings): string | null {
  if (mail.kind !== 'outbox' || mail.shown === 'nowhere') return null;
  return `${publicUrls.server}${outboxPath}`;
}

async function assertBuilt(settings: Settings): Promise<void> {
  for (const edition of settings.editions) {
    const dist = path.join(settings.editionsFolder, edition, 'dist');
    const page = await stat(path.join(dist, 'index.html')).catch(() => null);
    if (page === null) {
      throw new StartError(
        `the edition ${edition} is not built (${dist} has no index.html): run "npm start" or "pnpm build", or leave it out of HANJI_EDITIONS`,
      );
    }
  }
}

/**
 * Starts everything that the settings say, and resolves when it answers. Whatever fails on the way,
 * what was started before is ended again.
 * @throws StartError
 */
export async function startService(given: Settings, options: StartOptions = {}): Promise<Service> {
  const progress = options.onProgress ?? (() => {});
  const logger = createLogger(given.logLevel, options.logTo);
  const disposables = new AsyncDisposableStack();
  try {
    await assertBuilt(given);
    const hosts = await hostAddresses(given.host);
    const settings = await settlePorts(given, hosts);

    const source: DataSource = await openDataSource(settings, {
      onStep: progress,
      onEvent: (event) => logger.warn(event, 'database'),
    });
    disposables.defer(() => source.stop());
    progress('migrate');
    await migrateDatabase(source);
    const open = openDatabase(source.url, { poolSize: settings.databasePoolSize });
    disposables.defer(() => open.close());
    const storage = await openStorage(settings.storage);
    disposables.defer(() => storage.close());
    const secrets = await loadSecrets(open.db);
    const now = (): Date => new Date();
    const mailer = await openMailer(settings.mail, { db: open.db, now });
    disposables.defer(() => mailer.close());
    await publishStandardPolicies(open.db);
    const database = { ...open, url: source.url };
    await options.beforeListen?.({ settings, database, storage });
    await resumePublishing(open.db, new Date());
    const shared = { db: open.db, storage, settings, secrets, now };
    const handlers = createJobHandlers({ ...shared, mailer, logger });
    const jobs = await startJobs(open.db, handlers, logger);
    disposables.defer(() => jobs.stop(settings.drainMs));

    progress('listen');
    let draining = false;
    const apps: FastifyInstance[] = [];
    const listening: Listening[] = [];
    disposables.defer(async () => {
      draining = true;
      await Promise.all(listening.map((origin) => origin.drain(settings.drainMs)));
      await Promise.all(apps.map((app) => app.close()));
    });
    const limiters = makeLimiters(settings);
    const names: OriginName[] = ['server', ...settings.editions];
    for (const name of names) {
      const app = await buildOrigin({
        context: { ...shared, origin: originOf(name, settings) },
        logger,
        limiters,
        isDatabaseUp: source.isUp,
        isDraining: () => draining,
      });
      apps.push(app);
      listening.push(await listen(app, name, settings.ports[name], hosts));
    }
    if (settings.mail.kind === 'outbox' && settings.mail.shown === 'nowhere') {
      logger.warn('no mail server is set: mails are kept, and reach nobody');
    }
    if (settings.databaseUrl !== null && settings.databaseOwnerUrl === null) {
      logger.warn(
        'the service connects as who owns the database: DATABASE_OWNER_URL parts the two',
      );
    }
    logger.info({ ports: settings.ports }, 'ready');
    let stopping: Promise<void> | null = null;
    return {
      outbox: outboxAddress(settings),
      addresses: names.map((name) => ({ name, url: settings.publicUrls[name] })),
      database: { url: source.url },
      storage,
      settings,
      stop: () => (stopping ??= disposables.disposeAsync()),
    };
  } catch (error) {
    // Why it did not start is what an operator must read, whatever else goes wrong.
    await disposables
      .disposeAsync()
      .catch((err: unknown) => logger.error({ err }, 'not everything ended in order'));
    throw error;
  }
}
