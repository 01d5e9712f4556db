// `pnpm bench novel [rounds]`: how a novel's chapter opens, beside the same text in a
// bare frame, how its pages turn, whether percent and slider are those of its characters, and whether what is
// read stays in view when its look changes.
import process from 'node:process';
import { chromiumLaunchOptions } from '@hanji/vitest/chromium.ts';
import { chromium, type Browser } from 'playwright';
import { median } from '#median.ts';
import { firstText } from './first-text.ts';
import { changedLooks } from './looks.ts';
import { exactness } from './percents.ts';
import { openStage, type Stage } from './stage.ts';
import { pageTurns } from './turning.ts';

const [given = '5'] = process.argv.slice(2);
const rounds = Number(given);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error(`"${given}" is no count: pnpm bench novel [rounds]`);
  process.exit(1);
}
const bars = { ratio: 1.5, opened: { 1: 120, 4: 250 }, page: 60, percent: 0.5 } as const;

function row(what: string, figure: string, bar: string, held: boolean): void {
  const verdict = held ? 'held' : 'MISSED';
  console.log([what.padEnd(52), figure.padEnd(34), bar.padEnd(10), verdict].join(' '));
  if (!held) process.exitCode = 1;
}

/** What cannot be measured is missed, and keeps nothing else from being measured. */
async function measured(what: string, measure: () => Promise<void>): Promise<void> {
  try {
    await measure();
  } catch (error) {
    row(what, error instanceof Error ? (error.message.split('\n')[0] ?? '') : '', '', false);
  }
}

function speed(slowerBy: number): string {
  return slowerBy === 1 ? '' : `, ${slowerBy} × slower`;
}

async function openings(browser: Browser, { origin, chapter }: Stage): Promise<void> {
  for (const slowerBy of [1, 4] as const) {
    const what = `5,000 characters${speed(slowerBy)}`;
    await measured(what, async () => {
      const found = await firstText(browser, origin, chapter, { slowerBy, rounds });
      const { ours, bare, ratio, sinceBook, slider, hasSlider } = found;
      const figures = `${ratio.toFixed(2)} (${ours.toFixed(0)} and ${bare.toFixed(0)} ms)`;
      row(`${what}: tap to first text`, figures, `${bars.ratio} ×`, ratio <= bars.ratio);
      const bar = bars.opened[slowerBy];
      row(`${what}: the same by itself`, `${ours.toFixed(0)} ms`, `${bar} ms`, ours <= bar);
      const usable = `${slider.toFixed(0)} ms`;
      row(`${what}: tap to a slider that can be used`, usable, `${bar} ms`, slider <= bar);
      const opened = `${sinceBook.toFixed(0)} ms`;
      row(`${what}: cold, book to first text`, opened, `${bar} ms`, sinceBook <= bar);
      row(`${what}: cold, slider at first text`, hasSlider ? 'at 0' : 'none', 'at 0', hasSlider);
    });
  }
}

async function turns(browser: Browser, { origin, book }: Stage): Promise<void> {
  for (const slowerBy of [1, 4]) {
    const what = `next page${speed(slowerBy)}`;
    await measured(what, async () => {
      const address = origin + book.chapter;
      const took = await pageTurns(browser, address, { slowerBy, pages: 30 });
      const [middle, most] = [median(took), Math.max(...took)];
      const figures = `${middle.toFixed(0)} ms, at most ${most.toFixed(0)} ms`;
      // At a slower processor there is no bar: it is said to be known.
      row(
        what,
        figures,
        slowerBy === 1 ? `${bars.page} ms` : '',
        slowerBy > 1 || middle <= bars.page,
      );
    });
  }
}

async function percents(browser: Browser, { origin, book }: Stage): Promise<void> {
  for (const mode of ['scroll', 'page'] as const) {
    const what = `300 chapters, by ${mode}`;
    await measured(what, async () => {
      const { slider, percent } = await exactness(browser, origin, book, mode);
      const bar = `${bars.percent} %`;
      row(`${what}: slider off`, `${slider.toFixed(3)} %`, bar, slider <= bars.percent);
      row(`${what}: percent off`, `${percent.toFixed(3)} %`, bar, percent <= bars.percent);
    });
  }
}

async function looks(browser: Browser, { origin, book }: Stage): Promise<void> {
  for (const mode of ['scroll', 'page'] as const) {
    const what = `300 chapters, by ${mode}: another look loses what is read`;
    await measured(what, async () => {
      const { changes, lost } = await changedLooks(browser, origin, book, mode);
      row(what, `${lost} of ${changes} times`, 'never', changes > 0 && lost === 0);
    });
  }
}

const stage = await openStage();
try {
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    await openings(browser, stage);
    await turns(browser, stage);
    await percents(browser, stage);
    await looks(browser, stage);
  } finally {
    await browser.close();
  }
} finally {
  await stage.close();
}
