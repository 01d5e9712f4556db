import { expect, it } from 'vitest';
import { StartError } from '#errors/start-error.ts';
import { written, zipped } from '#ingest/testing/archives.ts';
import { encoded } from '#ingest/testing/pictures.ts';
import { temporaryFolder } from '#ingest/testing/work.ts';
import type { Catalogue } from './catalogue.ts';
import { importWorks } from './import-works.ts';

const folder = await temporaryFolder();
const picture = await encoded(80, 100);
const files = await Promise.all(
  ['a', 'b', 'c'].map(async (name) =>
    written(folder, `${name}.cbz`, await zipped({ '1.png': picture })),
  ),
);

/** A catalogue that fails once, at a work of this name. */
function failing(name: string, error: Error): Catalogue {
  return {
    db: () => Promise.reject(new Error('nobody asks')),
    close: () => Promise.resolve(),
    take: ({ source }) =>
      source.name === name
        ? Promise.reject(error)
        : Promise.resolve({ outcome: 'created', contentId: 1, chapters: 1, images: 1 }),
  };
}

function take(catalogue: Catalogue, works = files) {
  const { signal } = new AbortController();
  const options = { language: 'en-US' } as const;
  const run = { dryRun: false, replace: false, strict: false, onReport: () => {}, say: () => {} };
  return importWorks(works, { ...run, options, catalogue, signal });
}

it('goes on behind a work at which something goes wrong that nobody thought of', async () => {
  const reports = await take(failing('b', new TypeError('a is\nno b')));
  expect(reports.map(({ outcome }) => outcome)).toEqual(['created', 'refused', 'created']);
  expect(reports[1]?.refusal).toBe('it cannot be read (a is no b)');
  const query = new Error('Failed query: params: all of it', { cause: new Error('no such row') });
  const asked = await take(failing('b', query));
  expect(asked[1]?.refusal).toBe('it cannot be read (no such row)');
});

it('refuses a work alone in the same way', async () => {
  const one = files.slice(0, 1);
  expect(await take(failing('a', new TypeError('a is\nno b')), one)).toEqual([
    { file: one[0], outcome: 'refused', refusal: 'it cannot be read (a is no b)' },
  ]);
});

it('ends at what no other work would be spared', async () => {
  const away = new StartError('the database went away');
  await expect(take(failing('b', away))).rejects.toThrow(away);
  await expect(take(failing('a', away), files.slice(0, 1))).rejects.toThrow(away);
});
