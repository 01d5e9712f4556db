// The most memory that `hanji import` holds for books that take more than others.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { migrateDatabase } from '@hanji/server/db/migrate.ts';
import { openDataSource } from '@hanji/server/serve/data/data-source.ts';
import { loadSettings } from '@hanji/server/settings/load-settings.ts';
import { columns } from '#columns.ts';
import { runImport } from '#run-import.ts';
import { heavyBooks } from './heavy-books.ts';

const barMiB = 400;

if (process.platform !== 'linux') {
  console.error('memory: only Linux tells how much a process held');
  process.exit(1);
}

const [wanted = ''] = process.argv.slice(2);
const books = heavyBooks.filter(({ name }) => name.includes(wanted));
if (books.length === 0) {
  console.error(`memory: no book is called so: ${heavyBooks.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}

const folder = mkdtempSync(path.join(tmpdir(), 'hanji-memory-'));
// A closed folder would send the cluster elsewhere.
chmodSync(folder, 0o755);
const dataFolder = path.join(folder, 'data');
process.env['HANJI_DATA'] = dataFolder;
const source = await openDataSource(loadSettings(process.env));
const rows: string[][] = [];
try {
  await migrateDatabase(source);
  for (const { name, ending, flags = [], isRefused = false, make } of books) {
    if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${name} …`);
    const file = path.join(folder, `book.${ending}`);
    const bytes = await make();
    await writeFile(file, bytes);
    const all = ['--language', 'en-US', '--key', name, ...flags];
    const { seconds, peakMiB, report, code, output } = await runImport(file, dataFolder, all);
    if (code !== (isRefused ? 1 : 0)) throw new Error(`the import ended with ${code}: ${output}`);
    const held = peakMiB <= barMiB;
    if (!held) process.exitCode = 1;
    const gaps = report?.leftOut?.filter(({ gap }) => gap === true).length ?? 0;
    rows.push([
      name,
      (bytes.length / 1_000_000).toFixed(1),
      peakMiB.toFixed(0),
      seconds.toFixed(1),
      isRefused ? 'refused' : gaps === 0 ? '' : `${gaps} gaps`,
      held ? 'held' : 'MISSED',
    ]);
  }
  if (process.stderr.isTTY) process.stderr.write('\r\u001B[K');
} finally {
  await source.stop();
  rmSync(folder, { recursive: true, force: true });
}
console.log(columns([['', 'MB', 'peak MiB', 's', '', `at most ${barMiB}`], ...rows]));
