// `hanji import` of a comic beside what sharp alone takes for the same pictures.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { zipped } from '@hanji/server/ingest/testing/archives.ts';
import { migrateDatabase } from '@hanji/server/db/migrate.ts';
import { openDataSource } from '@hanji/server/serve/data/data-source.ts';
import { loadSettings } from '@hanji/server/settings/load-settings.ts';
import { columns } from '#columns.ts';
import { encodeAlone } from './encode-alone.ts';
import { comicPages, pageSize } from './make-comic.ts';
import { mustImport } from '#run-import.ts';
import { median } from '#median.ts';

const bars = { ratio: 0.5, peakMiB: 400 } as const;

const [givenRounds = '3', givenPages = '200'] = process.argv.slice(2);
const [rounds, count] = [Number(givenRounds), Number(givenPages)];
if (!Number.isInteger(rounds) || !Number.isInteger(count) || rounds < 1 || count < 1) {
  console.error('no counts: pnpm bench import [rounds] [pages]');
  process.exit(1);
}

function say(line: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${line}`);
}

const folder = mkdtempSync(path.join(tmpdir(), 'hanji-import-'));
// A closed folder would send the cluster elsewhere.
chmodSync(folder, 0o755);
process.env['HANJI_DATA'] = path.join(folder, 'data');
const source = await openDataSource(loadSettings(process.env));
try {
  await migrateDatabase(source);
  say('drawing …');
  const drawn = await comicPages(count);
  const rows: {
    alone: number;
    taken: number;
    ratio: number;
    processor: number;
    peak: number;
  }[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    say(`round ${round} of ${rounds} …`);
    // Bytes behind a picture make it another one to the storage, and change nothing in it.
    const pages = drawn.map((page) => Buffer.concat([page, Buffer.from(`round ${round}`)]));
    const entries = pages.map((page, index) => [`${index + 1}.jpg`, page] as const);
    const file = path.join(folder, `round ${round}.cbz`);
    await writeFile(file, await zipped(Object.fromEntries(entries), { compress: false }));
    const alone = await encodeAlone(pages);
    const taken = await mustImport(file, path.join(folder, 'data'), ['--language', 'en-US']);
    rows.push({
      alone: alone.seconds,
      taken: taken.seconds,
      ratio: alone.seconds / taken.seconds,
      processor: alone.processor / taken.processor,
      peak: taken.peakMiB,
    });
  }
  say('');
  const ratio = median(rows.map((row) => row.ratio));
  const peak = Math.max(...rows.map((row) => row.peak));
  console.log(
    `A CBZ of ${count} JPEGs of ${pageSize.width} × ${pageSize.height} px: seconds of sharp alone for the pictures that are stored,\nin memory, and of \`hanji import\` from its start to its end.\n`,
  );
  const figures = rows.map((row, index) => [
    `round ${index + 1}`,
    row.alone.toFixed(1),
    row.taken.toFixed(1),
    row.ratio.toFixed(2),
    row.processor.toFixed(2),
    row.peak.toFixed(0),
  ]);
  console.log(columns([['', 'sharp', 'import', 'ratio', 'of processor', 'peak MiB'], ...figures]));
  const held = { ratio: ratio >= bars.ratio, peak: peak <= bars.peakMiB };
  const word = (is: boolean): string => (is ? 'held' : 'MISSED');
  console.log(
    `\nratio, median    ${ratio.toFixed(2)}, the bar is ${bars.ratio}: ${word(held.ratio)}`,
  );
  console.log(
    `memory, highest  ${peak.toFixed(0)} MiB, the bar is ${bars.peakMiB}: ${word(held.peak)}`,
  );
  if (!held.ratio || !held.peak) process.exitCode = 1;
} finally {
  await source.stop();
  rmSync(folder, { recursive: true, force: true });
}
