import path from 'node:path';
import process from 'node:process';
import { migrateDatabase } from '@hanji/server/db/migrate.ts';
import { openDataSource } from '@hanji/server/serve/data/data-source.ts';
import { loadSettings } from '@hanji/server/settings/load-settings.ts';
import { openFolder, removeFolder, serveHanji } from '@hanji/server/testing/served-process.ts';
import { mustImport } from '#run-import.ts';
import { writeChapter, writeLongBook, type Novel } from './make-novels.ts';

/** A novel of one chapter in the service, by the paths of its pages. */
export type Served = { readonly novel: Novel; readonly home: string; readonly chapter: string };

export type Stage = {
  readonly origin: string;
  readonly chapter: Served;
  readonly book: Served;
  close(): Promise<void>;
};

const flags = ['--language', 'ko-KR', '--type', 'novel', '--chapters', 'whole'];

async function take({ file }: Novel, data: string): Promise<number> {
  const { report } = await mustImport(file, data, flags);
  if (report?.contentId === undefined) throw new Error(`${file} was not taken in`);
  return report.contentId;
}

async function pathsOf(origin: string, id: number, novel: Novel): Promise<Served> {
  const home = `/novel/${id}`;
  const page = await (await fetch(origin + home, { headers: { accept: 'text/html' } })).text();
  const [, chapter] = /"chapters":\[\{"id":(\d+)/.exec(page) ?? [];
  if (chapter === undefined) throw new Error(`${home} has no chapters`);
  return { novel, home, chapter: `${home}/chapter/${chapter}/product` };
}

/** The built Korean edition with a chapter of 5,000 characters and a book of 300 chapters. */
export async function openStage(): Promise<Stage> {
  const folder = await openFolder();
  const data = path.join(folder, 'data');
  try {
    const [chapter, book] = [await writeChapter(folder), await writeLongBook(folder)];
    process.env['HANJI_DATA'] = data;
    const source = await openDataSource(loadSettings(process.env));
    const ids: number[] = [];
    try {
      await migrateDatabase(source);
      for (const novel of [chapter, book]) ids.push(await take(novel, data));
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
    return {
      origin,
      chapter: await pathsOf(origin, ids[0] ?? 0, chapter),
      book: await pathsOf(origin, ids[1] ?? 0, book),
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
