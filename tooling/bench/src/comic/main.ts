// `pnpm bench comic [rounds] [folder of books]`: every row of reading a comic, beside
// a bare page with the same first image, in turns.
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { chromiumLaunchOptions } from '@hanji/vitest/chromium.ts';
import { chromium, type Browser } from 'playwright';
import { staticPage } from '#loading/static-page.ts';
import { median } from '#median.ts';
import { failOneImage } from './failing.ts';
import { coldImage, slowImage, tappedImage, type FirstImage } from './first-image.ts';
import { placeDrift } from './place.ts';
import {
  picturesOfStrip,
  readInARow,
  type Reading,
  scrollBare,
  scrollThrough,
  turnThrough,
} from './reading.ts';
import { seamRows } from './seams.ts';
import { openStage, type Stage } from './stage.ts';

const [given = '5', folder] = process.argv.slice(2);
const rounds = Number(given);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error(`"${given}" is no count: pnpm bench comic [rounds] [folder]`);
  process.exit(1);
}
const bars = { tap: 1.2, cold: 1.5, mebibytes: 64, nodes: 1500, heap: 1.1, place: 2 } as const;
const mebibyte = 1024 * 1024;
/** Books of the folder that are measured where they are there, and how each is read. */
const readings = new Map([
  ['vertically-scrollable-manga.epub', scrollThrough],
  ['haruko.cbz', turnThrough],
]);
const books = [...readings.keys()]
  .map((name) => path.join(folder ?? '', name))
  .filter((file) => folder !== undefined && existsSync(file));

/** Each as soon as it is known: a later one may take long, or fail. */
function row(what: string, figure: string, bar: string, held: boolean): void {
  say('');
  console.log(
    [what.padEnd(58), figure.padEnd(34), bar.padEnd(15), held ? 'held' : 'MISSED'].join(' '),
  );
  if (!held) process.exitCode = 1;
}

/** What cannot be measured is missed, and keeps nothing else from being measured. */
async function measured(what: string, measure: () => Promise<void>): Promise<void> {
  say(`${what} …`);
  try {
    await measure();
  } catch (error) {
    row(what, error instanceof Error ? (error.message.split('\n')[0] ?? '') : '', '', false);
  }
}

function say(what: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${what}`);
}

function times(what: string, { ours, bare, ratio }: FirstImage, bar: number): void {
  const figures = `${ratio.toFixed(2)} (${ours.toFixed(0)} and ${bare.toFixed(0)} ms)`;
  row(what, figures, `${bar} ×`, ratio <= bar);
}

function heldAtOnce(name: string, mebibytes: number, nodes: number): void {
  const held = mebibytes <= bars.mebibytes;
  row(`${name}: most decoded`, `${mebibytes.toFixed(1)} MiB`, `${bars.mebibytes} MiB`, held);
  row(`${name}: most nodes`, String(nodes), String(bars.nodes), nodes <= bars.nodes);
}

/** So many in each way, with the longest of all where there are any. */
function tasksOf(ways: readonly Reading[]): string {
  const longest = Math.max(0, ...ways.flatMap(({ long }) => long));
  const counts = ways.map(({ long }) => long.length).join(' ');
  return longest > 0 ? `${counts} (${longest.toFixed(0)} ms)` : counts;
}

/** The worst of all ways through it; of long tasks, which come of a busy machine as well, the median. */
function throughChapter(name: string, ways: readonly Reading[]): void {
  const most = (of: (reading: Reading) => number): number => Math.max(...ways.map(of));
  const [drift, cls] = [most((reading) => reading.drift), most((reading) => reading.cls)];
  row(`${name}: change of height`, `${drift} px`, '0 px', drift === 0);
  row(`${name}: CLS`, cls.toFixed(4), '0', cls === 0);
  heldAtOnce(
    name,
    most(({ mebibytes }) => mebibytes),
    most(({ nodes }) => nodes),
  );
  const tasks = median(ways.map(({ long }) => long.length));
  row(`${name}: long tasks after a second`, tasksOf(ways), '0', tasks === 0);
}

/** A strip and, in turns, a page that only has its pictures. */
async function throughStrip(browser: Browser, address: string): Promise<void> {
  const pictures = await picturesOfStrip(browser, address);
  const bare = await staticPage(pictures.map((href) => ({ href })));
  const ours: Reading[] = [];
  const plain: Reading[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await scrollThrough(browser, address));
      plain.push(await scrollBare(browser, bare.address));
    }
  } finally {
    bare.close();
  }
  const name = `${pictures.length} images`;
  throughChapter(name, ours);
  row(`${name}: long tasks of a page that only has them`, tasksOf(plain), 'none', true);
}

async function measureAll({ origin, strips, corpus }: Stage, browser: Browser): Promise<void> {
  const [long = '', ...others] = strips.chapters;
  const plain = others.at(-1) ?? '';
  // Every width of every image is made once, so that nothing waits for that.
  await measured('warming up', async () => void (await scrollThrough(browser, origin + long)));
  const address = { origin, home: strips.home, chapter: long };
  for (const [what, bar, measure] of [
    ['first image, cold address', bars.cold, coldImage],
    ['first image, cold address, slow 4G', bars.cold, slowImage],
    ['first image, tapped inside the site', bars.tap, tappedImage],
  ] as const) {
    await measured(what, async () => times(what, await measure(browser, address, rounds), bar));
  }
  await measured('a long strip', () => throughStrip(browser, origin + long));
  for (const [name, work] of corpus) {
    const read = readings.get(name) ?? scrollThrough;
    await measured(name, async () =>
      throughChapter(name, [await read(browser, origin + work.chapters[0])]),
    );
  }
  await measured('heap over 20 chapters in a row', async () => {
    const chapters = strips.chapters.slice(0, 21).map((chapter) => origin + chapter);
    const { heaps, mebibytes, nodes } = await readInARow(chapters);
    const growth = (heaps.at(-1) ?? 0) / (heaps[0] ?? 1);
    const sizes = [heaps[0], heaps.at(-1)].map((bytes = 0) => (bytes / mebibyte).toFixed(1));
    const grown = `${growth.toFixed(2)} (${sizes.join(' to ')} MiB)`;
    row('heap over 20 chapters in a row', grown, `${bars.heap} ×`, growth <= bars.heap);
    heldAtOnce('20 chapters in a row', mebibytes, nodes);
  });
  await measured('place over sizes, turns, modes, leaving', async () => {
    const off = await placeDrift(browser, origin + long);
    const held = off <= bars.place;
    row('place over sizes, turns, modes, leaving', `${off.toFixed(2)} px`, '2 px', held);
  });
  await measured('slices', async () => {
    const seams = await seamRows(origin + plain);
    row('rows between slices, 320 to 1920 px, 1 to 3', String(seams), '0', seams === 0);
  });
  await measured('failed image', async () => {
    const { tries, hasButton, moved, comesAgain } = await failOneImage(browser, origin + long);
    const failed = `${tries} tries, ${moved} px, ${hasButton ? 'a button' : 'no button'}`;
    const isMended = tries === 3 && moved === 0 && hasButton && comesAgain;
    row(
      'failed image',
      `${failed}, ${comesAgain ? 'mended' : 'lost'}`,
      '3, 0 px, mended',
      isMended,
    );
  });
}

say('taking works in …');
const stage = await openStage(books);
try {
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    await measureAll(stage, browser);
  } finally {
    await browser.close();
  }
} finally {
  say('');
  await stage.close();
}
