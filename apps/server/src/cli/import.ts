import process from 'node:process';
import { openDatabase } from '#db/client.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { ImportError } from '#ingest/import-error.ts';
import { ingestWork, type IngestResult } from '#ingest/ingest-work.ts';
import { openWork, type OpenWork } from '#ingest/sources/open-work.ts';
import { openStorage } from '#ports/open-storage.ts';
import { joinDataSource } from '#serve/data/data-source.ts';
import { loadSettings } from '#settings/load-settings.ts';
import type { Environment } from '#settings/variables.ts';
import type { Command } from './commands.ts';
import { explained } from './import-failure.ts';
import { importFlags, importUsage } from './import-flags.ts';
import { importProgress } from './import-progress.ts';

/** What a shell reports for a command that Ctrl-C ended. */
const interrupted = 130;

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** An import stops at the next page; a second signal does not wait for that. */
function stopSignal(): { signal: AbortSignal; done(): void } {
  const controller = new AbortController();
  const stop = (): void => {
    if (controller.signal.aborted) process.exit(interrupted);
    controller.abort();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return {
    signal: controller.signal,
    done: () => {
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
    },
  };
}

function counted(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}

function sentence({ outcome, contentId, chapters, images }: IngestResult, name: string): string {
  if (outcome === 'unchanged') return `unchanged: ${name} (id ${contentId})`;
  const verb = outcome === 'created' ? 'imported' : 'replaced';
  const counts = `${counted(chapters, 'chapter')}, ${counted(images, 'image')}`;
  return `${verb}: ${name} (id ${contentId}), ${counts}`;
}

async function store(
  { source }: OpenWork,
  environment: Environment,
  replace: boolean,
  signal: AbortSignal,
): Promise<string> {
  const settings = loadSettings(environment);
  const data = await joinDataSource(settings);
  try {
    await migrateDatabase(data);
    const database = openDatabase(data.url, { poolSize: settings.databasePoolSize });
    const storage = await openStorage(settings.storage);
    const progress = importProgress(process.stderr);
    try {
      const result = await ingestWork({
        db: database.db,
        storage,
        source,
        replace,
        now: () => new Date(),
        onProgress: progress.update,
        signal,
      });
      progress.stop();
      return sentence(result, source.name);
    } finally {
      progress.stop();
      await storage.close();
      await database.close();
    }
  } finally {
    await data.stop();
  }
}

function plan({ source }: OpenWork): string {
  const { type, language, orientation, name, authors, chapters } = source;
  const pages = chapters.reduce((sum, { pageCount }) => sum + (pageCount ?? 1), 0);
  const people = authors.map((author) => `${author.name} (${author.role})`).join(', ');
  const counts = `${counted(chapters.length, 'chapter')}, ${counted(pages, 'page')}`;
  return `would import: ${name}${people && ` by ${people}`}; ${type}, ${language}, ${orientation}; ${counts}`;
}

export const importCommand: Command = {
  usage: importUsage,
  summary: 'Take in a comic or a novel: .cbz, .zip, .epub or a folder (docs/importing.md)',
  async run(args, environment) {
    const { path, dryRun, replace, options } = importFlags(args);
    const stop = stopSignal();
    try {
      const work = await openWork(path, options, stop.signal);
      try {
        for (const note of work.notes) say(`note: ${note}`);
        const line = dryRun ? plan(work) : await store(work, environment, replace, stop.signal);
        process.stdout.write(`${line}\n`);
        return 0;
      } finally {
        work.close();
      }
    } catch (error) {
      if (stop.signal.aborted) {
        say('stopped: nothing of it is shown, and the same command completes it');
        return interrupted;
      }
      if (!(error instanceof ImportError)) throw explained(error);
      say(`refused: ${error.message.replaceAll(/\s+/g, ' ')}`);
      return 1;
    } finally {
      stop.done();
    }
  },
};
