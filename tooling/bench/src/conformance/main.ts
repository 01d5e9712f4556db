// Takes in every book of folders, and holds what readers get against what is in the files.
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { liveHolder } from '@hanji/server/postgres/folder/data-lock.ts';
import { openFolder, removeFolder, serveHanji } from '@hanji/server/testing/served-process.ts';
import { chromiumLaunchOptions } from '@hanji/vitest/chromium.ts';
import { chromium } from 'playwright';
import { columns } from '#columns.ts';
import { checkBook, type Checked } from './check-book.ts';

const bookName = /\.(?:epub|cb[z7rt]|zip|rar|7z|tar|pdf)$/i;

async function booksIn(given: string): Promise<readonly string[]> {
  if ((await stat(given)).isFile()) return [given];
  const found = await readdir(given, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile() && bookName.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}

const figure = (value: number | null): string => (value === null ? '' : value.toLocaleString('en'));

function row(file: string, book: Checked): readonly string[] {
  return [
    path.basename(file),
    book.readAs,
    figure(book.chapters),
    figure(book.letters),
    figure(book.pictures),
    figure(book.pages),
    figure(book.reported),
    book.seconds.toFixed(1),
    figure(book.memory === 0 ? null : Math.round(book.memory)),
    book.verdict.held ? book.verdict.words : `MISSED: ${book.verdict.words}`,
  ];
}

const head = [
  'book',
  'read as',
  'chapters',
  'characters',
  'pictures',
  'pages',
  'left out',
  's',
  'MiB',
  '',
];

const given = process.argv.slice(2);
const files = (await Promise.all(given.map(booksIn))).flat();
if (files.length === 0) {
  console.error('conformance: give folders or files with books: pnpm conformance <folder>…');
  process.exit(1);
}

const dataFolder = await openFolder();
const served = await serveHanji({ HANJI_DATA: dataFolder, HANJI_LOG_LEVEL: 'warn' });
const browser = await chromium.launch(chromiumLaunchOptions());
const checked: (readonly [string, Checked])[] = [];
try {
  const databaseUrl = (await liveHolder(dataFolder))?.database?.ownerUrl ?? '';
  const page = await browser.newPage();
  for (const [index, file] of files.entries()) {
    if (process.stderr.isTTY)
      process.stderr.write(`\r\u001B[K${index + 1}/${files.length} ${file}`);
    checked.push([file, await checkBook(file, { dataFolder, databaseUrl, page })]);
  }
  if (process.stderr.isTTY) process.stderr.write('\r\u001B[K');
} finally {
  await browser.close();
  await served.end('SIGTERM');
  await removeFolder(dataFolder);
}

console.log(columns([head, ...checked.map(([file, book]) => row(file, book))]));
for (const [file, { passages }] of checked) {
  for (const passage of passages) console.log(`${path.basename(file)}: ${passage}`);
}
const missed = checked.filter(([, { verdict }]) => !verdict.held).length;
console.log(`${checked.length} books, ${missed} of them otherwise than they should be`);
process.exitCode = missed === 0 ? 0 : 1;
