// `pnpm bench loading [rounds] [address]`: what a phone waits for, at a built edition
// with the demo's first works, beside a static page with the same first pictures, in turns.
import process from 'node:process';
import { chromiumLaunchOptions } from '@hanji/vitest/chromium.ts';
import { chromium, type Browser } from 'playwright';
import { columns } from '#columns.ts';
import { measure, type Loading } from './measure.ts';
import { pagesOf } from './pages-of.ts';
import { openStage } from './stage.ts';
import { firstPictures, staticPage } from './static-page.ts';
import { bars, verdictOf, type Verdict } from './verdict.ts';

const [given = '5', address] = process.argv.slice(2);
const rounds = Number(given);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error(`"${given}" is no count: pnpm bench loading [rounds] [address]`);
  process.exit(1);
}

/** One load of each that counts for nothing, then the rounds. */
async function compare(browser: Browser, page: string): Promise<Verdict> {
  const plain = await staticPage(await firstPictures(page));
  try {
    const ours: Loading[] = [];
    const theirs: Loading[] = [];
    await measure(browser, page);
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await measure(browser, page));
      theirs.push(await measure(browser, plain.address));
    }
    return verdictOf(ours, theirs);
  } finally {
    plain.close();
  }
}

const seconds = (ms: number | null): string => (ms === null ? '' : `${(ms / 1000).toFixed(2)} s`);

function row(name: string, verdict: Verdict): string[] {
  return [
    name,
    seconds(verdict.lcpMs),
    verdict.ratio.toFixed(2),
    String(verdict.requests),
    verdict.cls.toFixed(3),
    seconds(verdict.contentMs),
    `${Math.round(verdict.bytes / 1024)} KiB`,
    seconds(verdict.liveMs),
    verdict.missed.length === 0 ? 'held' : `MISSED: ${verdict.missed.join(', ')}`,
  ];
}

const stage =
  address === undefined ? await openStage() : { origin: address, close: async () => {} };
try {
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const rows: string[][] = [];
    for (const [name, path] of Object.entries(await pagesOf(stage.origin))) {
      if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${name} …`);
      const verdict = await compare(browser, stage.origin + path);
      if (verdict.missed.length > 0) process.exitCode = 1;
      rows.push(row(name, verdict));
    }
    if (process.stderr.isTTY) process.stderr.write('\r\u001B[K');
    const heads = ['page', 'LCP', 'ratio', 'requests', 'CLS', 'content', 'bytes', 'live', ''];
    console.log(columns([heads, ...rows]));
    console.log(
      `\nmedians of ${rounds}; bars: LCP ${seconds(bars.lcpMs)} and ${bars.ratio} of a static page ` +
        `with the same pictures, ${bars.requests} requests before the first content, CLS ${bars.cls}`,
    );
  } finally {
    await browser.close();
  }
} finally {
  await stage.close();
}
