// `pnpm --filter @hanji/bench loading <address>`: what a phone waits for, on the built product that
// answers there (`npm start`), beside a static page with the same first picture, in turns.
import process from 'node:process';
import { chromium } from 'playwright';
import { measure, type Loading } from './measure.ts';
import { pagesOf } from './pages-of.ts';
import { firstPicture, staticPage } from './static-page.ts';

const rounds = 3;
const lcpBarMs = 2500;
const requestBar = 8;
const ratioBar = 1.5;

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function middle(runs: readonly Loading[], part: keyof Loading): number {
  return median(runs.map((run) => run[part]));
}

function line(name: string, runs: readonly Loading[], verdict = ''): string {
  return [
    name.padEnd(24),
    `${(middle(runs, 'lcpMs') / 1000).toFixed(2)} s`.padStart(8),
    `${(middle(runs, 'fcpMs') / 1000).toFixed(2)} s`.padStart(8),
    middle(runs, 'cls').toFixed(3).padStart(7),
    String(middle(runs, 'requests')).padStart(9),
    `${Math.round(middle(runs, 'bytes') / 1024)} KiB`.padStart(9),
    verdict,
  ].join('  ');
}

const [origin = 'http://localhost:4101'] = process.argv.slice(2);
const browser = await chromium.launch({
  ...(process.env['CHROME_PATH'] && { executablePath: process.env['CHROME_PATH'] }),
});
try {
  console.log(`${'page'.padEnd(24)}       LCP       FCP      CLS   requests      bytes`);
  for (const [name, path] of Object.entries(await pagesOf(origin))) {
    const address = origin + path;
    const picture = await firstPicture(address);
    const plain = picture === null ? null : await staticPage(picture);
    const ours: Loading[] = [];
    const theirs: Loading[] = [];
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await measure(browser, address));
      if (plain) theirs.push(await measure(browser, plain.address));
    }
    plain?.close();
    const lcp = middle(ours, 'lcpMs');
    const requests = middle(ours, 'requests');
    const ratio = lcp / middle(theirs, 'lcpMs');
    const within = lcp <= lcpBarMs && requests <= requestBar && !(ratio > ratioBar);
    const against = `${ratio.toFixed(2)} of the static page, bar ${ratioBar}`;
    console.log(line(name, ours, `${within ? 'within' : 'OVER'}  ${plain ? against : ''}`));
    if (plain) console.log(line('  static, same picture', theirs));
  }
  console.log(`bars: LCP ${lcpBarMs / 1000} s, ${requestBar} requests, medians of ${rounds}`);
} finally {
  await browser.close();
}
