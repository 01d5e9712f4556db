// Takes in every book of folders, holds what readers get against what is in the files, and reads each
// that is a text from its first page to its last in the viewer of a built edition.
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { liveHolder } from '@hanji/server/postgres/folder/data-lock.ts';
import { openFolder, removeFolder, serveHanji } from '@hanji/server/testing/served-process.ts';
import { chromiumLaunchOptions } from '@hanji/vitest/chromium.ts';
import { chromium } from 'playwright';
import { checkBook, type Checked } from './check-book.ts';
import { importTable } from './import-table.ts';
import { checkReading, writeBooks, type CheckedReading } from './viewer/read-books.ts';
import { readingTable } from './viewer/reading-table.ts';

const bookName = /\.(?:epub|cb[z7rt]|zip|rar|7z|tar|pdf)$/i;

async function booksIn(given: string): Promise<readonly string[]> {
  if ((await stat(given)).isFile()) return [given];
  const found = await readdir(given, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile() && bookName.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}

function saysHowFar(at: number, of: number, file: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${at + 1}/${of} ${file}`);
}

const given = process.argv.slice(2);
const files = (await Promise.all(given.map(booksIn))).flat();
if (files.length === 0) {
  console.error('conformance: give folders or files with books: pnpm conformance <folder>…');
  process.exit(1);
}

const dataFolder = await openFolder();
const served = await serveHanji({
  HANJI_DATA: dataFolder,
  HANJI_EDITIONS: 'ko',
  HANJI_LOG_LEVEL: 'warn',
  HANJI_RATE_LIMIT: '0',
  NODE_ENV: 'production',
});
const browser = await chromium.launch(chromiumLaunchOptions());
const checked: (readonly [string, Checked])[] = [];
const read: CheckedReading[] = [];
try {
  const databaseUrl = (await liveHolder(dataFolder))?.database?.ownerUrl ?? '';
  const page = await browser.newPage();
  for (const [at, file] of files.entries()) {
    saysHowFar(at, files.length, file);
    checked.push([file, await checkBook(file, { dataFolder, databaseUrl, page })]);
  }
  const own = await writeBooks(dataFolder);
  const texts = [...files.filter((file) => /\.epub$/i.test(file)), ...own];
  const origin = served.urls['ko'] ?? '';
  for (const [at, file] of texts.entries()) {
    saysHowFar(at, texts.length, file);
    const reading = { dataFolder, databaseUrl, page, browser, origin };
    const checkedReading = await checkReading(file, reading);
    read.push(checkedReading);
    // It takes long: whoever waits sees what has come of each.
    console.error(`${path.basename(file)}: ${checkedReading.verdict.words}`);
  }
  if (process.stderr.isTTY) process.stderr.write('\r\u001B[K');
} finally {
  await browser.close();
  await served.end('SIGTERM');
  await removeFolder(dataFolder);
}

console.log(importTable(checked));
const missed = checked.filter(([, { verdict }]) => !verdict.held).length;
console.log(`${checked.length} books, ${missed} of them otherwise than they should be\n`);
console.log(readingTable(read));
const unread = read.filter(({ verdict }) => !verdict.held).length;
console.log(`${read.length} books read, ${unread} of them otherwise than they should be`);
process.exitCode = missed + unread === 0 ? 0 : 1;
