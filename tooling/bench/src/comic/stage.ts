import path from 'node:path';
import process from 'node:process';
import { migrateDatabase } from '@hanji/server/db/migrate.ts';
import { openDataSource } from '@hanji/server/serve/data/data-source.ts';
import { loadSettings } from '@hanji/server/settings/load-settings.ts';
import { openFolder, removeFolder, serveHanji } from '@hanji/server/testing/served-process.ts';
import { mustImport } from '#run-import.ts';
import { writeStrips } from './make-works.ts';

/** A chapter as its page's address names it. */
export type Work = { readonly home: string; readonly chapters: readonly string[] };

export type Stage = {
  readonly origin: string;
  readonly strips: Work;
  /** By the file's name. */
  readonly corpus: ReadonlyMap<string, Work>;
  close(): Promise<void>;
};

const flags = ['--language', 'ko-KR', '--orientation', 'TTB', '--type', 'comic'];

async function take(file: string, data: string, more: readonly string[]): Promise<number> {
  const { report } = await mustImport(file, data, more);
  if (report?.contentId === undefined) {
    throw new Error(`${file} was not taken in`);
  }
  return report.contentId;
}

async function workAt(origin: string, id: number): Promise<Work> {
  const home = `/comic/${id}`;
  const page = await (await fetch(origin + home, { headers: { accept: 'text/html' } })).text();
  const [, listed = ''] = /"chapters":\[(\{"id":.*)/s.exec(page) ?? [];
  const ids = [...listed.matchAll(/\{"id":(\d+),"volumeId"/g)].map(([, chapter]) => chapter);
  if (ids.length === 0) throw new Error(`${home} has no chapters`);
  return { home, chapters: ids.map((chapter) => `${home}/chapter/${chapter}/product`) };
}

/** The built Korean edition with a generated strip, and books of a folder where one is given. */
export async function openStage(books: readonly string[]): Promise<Stage> {
  const folder = await openFolder();
  const data = path.join(folder, 'data');
  try {
    process.env['HANJI_DATA'] = data;
    const source = await openDataSource(loadSettings(process.env));
    const ids = new Map<string, number>();
    let strips = 0;
    try {
      await migrateDatabase(source);
      strips = await take(await writeStrips(folder), data, flags);
      for (const book of books) {
        ids.set(path.basename(book), await take(book, data, ['--language', 'ko-KR']));
      }
    } finally {
      await source.stop();
    }
    const served = await serveHanji({
      HANJI_DATA: data,
      HANJI_EDITIONS: 'ko',
      HANJI_LOG_LEVEL: 'warn',
      HANJI_RATE_LIMIT: '0',
      NODE_ENV: 'production',
    });
    const origin = served.urls['ko'] ?? '';
    const corpus = new Map<string, Work>();
    for (const [name, id] of ids) corpus.set(name, await workAt(origin, id));
    return {
      origin,
      strips: await workAt(origin, strips),
      corpus,
      async close() {
        await served.end('SIGTERM');
        await removeFolder(folder, data);
      },
    };
  } catch (error) {
    await removeFolder(folder, data);
    throw error;
  }
}
