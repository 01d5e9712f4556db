import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { importProgress } from './import-progress.ts';

/** What is shown of the second of three works, of 200 pages in two chapters, as it is taken in. */
function shown(isTTY: boolean): string {
  const to = Object.assign(new PassThrough(), { isTTY, columns: 200 });
  const progress = importProgress(to, '2/3 ');
  for (const pagesDone of [0, 50, 200]) {
    const chaptersDone = Math.floor(pagesDone / 100);
    progress.update({ chaptersDone, chapters: 2, pagesDone, pages: 200 });
  }
  progress.stop();
  progress.stop();
  return String(to.read());
}

it('is a bar on a terminal, with a rate, an end, and which of several works it is', () => {
  const bar = shown(true);
  expect(bar).toMatch(
    /importing 2\/3 [\u2588\u2591]+ 100% \| 200\/200 pages \| \d+\.\d\/s \| \S+ left/,
  );
  // One line, drawn again in its place, that ends once.
  expect(bar.match(/\n/g)).toHaveLength(1);
});

it('is a line now and then elsewhere, and one for the end', () => {
  expect(shown(false)).toMatch(/^importing: 2\/3 100%, 200\/200 pages, \d+\.\d\/s\n$/);
});
