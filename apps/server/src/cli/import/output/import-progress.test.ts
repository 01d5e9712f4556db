import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { importProgress } from './import-progress.ts';

/** What is shown of a work, of 200 pages in two chapters, as it is taken in. */
function shown(isTTY: boolean, label = '2/3 '): string {
  const to = Object.assign(new PassThrough(), { isTTY, columns: 200 });
  const progress = importProgress(to, label);
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
});

it('stays where it is the bar of one work, and makes room for that of the next one', () => {
  // One line, drawn again in its place, that ends once.
  expect(shown(true, '').match(/\n/g)).toHaveLength(1);
  const several = shown(true);
  expect(several).not.toContain('\n');
  const [, behind = ''] = several.split(/left(?!.*left)/s);
  expect(behind).toContain('\u001B[2K');
});

it('counts the chapters of a novel, which has no pages', () => {
  const to = Object.assign(new PassThrough(), { isTTY: false });
  const progress = importProgress(to);
  progress.update({ chaptersDone: 3, chapters: 3, pagesDone: 3, pages: 3 });
  expect(String(to.read())).toMatch(/^importing: 100%, 3\/3 chapters, /);
});

it('is a line now and then elsewhere, and one for the end', () => {
  expect(shown(false)).toMatch(/^importing: 2\/3 100%, 200\/200 pages, \d+\.\d\/s\n$/);
});
