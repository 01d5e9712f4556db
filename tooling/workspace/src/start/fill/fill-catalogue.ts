import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { SeedProgress } from '@hanji/demo-catalogue/seed.ts';
import { seedMembers } from '@hanji/demo-catalogue/members/seed-members.ts';
import { startFilling } from '@hanji/demo-catalogue/start-filling.ts';
import { content } from '@hanji/server/db/schema/works/catalogue.ts';
import { systemErrorCode } from '@hanji/server/errors/start-error.ts';
import type { Prepared } from '@hanji/server/serve/start-service.ts';
import { progressBar, type ProgressBar } from './progress-bar.ts';

/** A filling of which the first works can be read, and which goes on. */
export type Filling = {
  /** From now on the bar may be shown again. */
  show(): void;
  /** Ends it where it is; the next start goes on. */
  stop(): Promise<void>;
};

/** One more whenever the demo has something that those who stand have not: it is taken in there too. */
const demoEdition = 2;

/** A file that says that the demo works are all in this database. */
function markOf({ dataFolder, databaseUrl }: Prepared['settings']): string {
  const database = createHash('sha256')
    .update(databaseUrl ?? 'own')
    .digest('hex');
  return path.join(dataFolder, `demo-complete-${demoEdition}-${database.slice(0, 12)}`);
}

/** A bar that can be taken away and shown again. */
function createShownBar() {
  let bar: ProgressBar | null = progressBar(process.stderr);
  return {
    update: ({ done, total, name }: SeedProgress) => bar?.show(done, total, name),
    hide() {
      bar?.end();
      bar = null;
    },
    show() {
      bar ??= progressBar(process.stderr);
    },
  };
}

/** Where it cannot be written, the next start looks through the works once more. */
function mark(file: string): void {
  try {
    writeFileSync(file, '');
  } catch (error) {
    console.error(`${file} cannot be written (${systemErrorCode(error)})`);
  }
}

/**
 * Takes the demo works into the catalogue on the first start, or goes on where a first start was
 * interrupted. Settles once a dozen works can be read in every language; the rest comes in behind.
 * `HANJI_DEMO=none` leaves the catalogue as it is.
 */
export async function fillCatalogue(
  prepared: Prepared,
  signal: AbortSignal,
  start = startFilling,
): Promise<Filling> {
  const nothing = { show: () => {}, stop: async () => {} };
  if (process.env['HANJI_DEMO'] === 'none' || signal.aborted) return nothing;
  const { settings, database } = prepared;
  const complete = markOf(settings);
  // The database may have been emptied since this was written: the mark alone proves nothing.
  if (existsSync(complete) && (await database.db.$count(content)) > 0) {
    // A demo of before there were members.
    await seedMembers(database.db, new Date());
    return nothing;
  }
  console.log('Drawing and writing the demo works, this once …');
  const bar = createShownBar();
  const readable = Promise.withResolvers<void>();
  let isReadable = false;
  const child = start(database.url, (message) => {
    if (message.kind === 'progress') bar.update(message);
    else {
      isReadable = true;
      readable.resolve();
    }
  });
  let errors = '';
  child.stderr?.on('data', (text: Buffer) => (errors += text.toString()));
  let isStopping = false;
  const ended = once(child, 'close').then(([code]: unknown[]) => {
    bar.hide();
    if (code === 0) mark(complete);
    else if (!isStopping && !signal.aborted) {
      const error = new Error(`the demo works did not all come in; start again\n${errors}`);
      if (isReadable) console.error(error.message);
      else readable.reject(error);
    }
    readable.resolve();
  });
  const stop = async (): Promise<void> => {
    isStopping = true;
    child.kill('SIGTERM');
    await ended;
  };
  signal.addEventListener('abort', () => void stop(), { once: true });
  await readable.promise;
  bar.hide();
  return { show: () => bar.show(), stop };
}
