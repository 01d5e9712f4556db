import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  mergeChapterReading,
  type ChapterReading,
} from '@hanji/domain/reading/position/chapter-reading.ts';
import { inTransaction } from '#db/executor.ts';
import { testContext } from '#http/testing/test-api.ts';
import { testNow } from '#http/testing/test-now.ts';
import { addChapter, addTitle } from '#modules/testing/works.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { addChapterReadings, chapterReadingsOf, type ReadChapter } from './chapter-readings.ts';
import { lockReader } from './reader-row.ts';

const { db } = await freshDatabase();
const { secrets } = await testContext(db);
const { id: contentId } = await addTitle(db);
const chapters = [
  await addChapter(db, contentId, { sort: 1 }),
  await addChapter(db, contentId, { sort: 2 }),
];

let visitors = 0;
function newReader(): Promise<number> {
  visitors += 1;
  const who = { reader: { kind: 'visitor' }, ip: `192.0.2.${visitors}` } as const;
  return inTransaction(db, (tx) => lockReader(tx, secrets, who));
}

const moment = fc.nat(3).map((minutes) => testNow.getTime() + minutes * 60_000);
const plain = { noNullPrototype: true };
const position = fc.record(
  { imageId: fc.constantFrom('1-0', '2-0'), fraction: fc.constantFrom(0, 1e-7) },
  plain,
);

function readingIn(contentVersion: string): fc.Arbitrary<ChapterReading> {
  const place = {
    share: fc.nat(2).map((thirds) => thirds / 3),
    position: fc.option(position),
    contentVersion: fc.constant(contentVersion),
    device: fc.constantFrom('phone-of-sixteen', 'tablet-of-sixteen'),
    at: moment,
  };
  return fc.record({
    openedAt: fc.option(moment),
    readAt: moment,
    finishedAt: fc.option(moment),
    place: fc.option(fc.record(place)),
  });
}

const told: fc.Arbitrary<ReadChapter> = fc
  .constantFrom(...chapters)
  .chain(({ id: chapterId, version }) =>
    readingIn(version).map((reading) => ({ contentId, chapterId, reading })),
  );
const batches = fc.array(fc.array(told, { maxLength: 4 }), { maxLength: 4 });

async function add(readerId: number, all: readonly (readonly ReadChapter[])[]): Promise<void> {
  for (const batch of all) {
    await inTransaction(db, (tx) => addChapterReadings(tx, readerId, batch));
  }
}

/** What the rule makes of all of it. */
function ruled(all: readonly ReadChapter[]): Map<number, ChapterReading> {
  const merged = new Map<number, ChapterReading>();
  for (const { chapterId, reading } of all) {
    const known = merged.get(chapterId);
    merged.set(chapterId, known ? mergeChapterReading(known, reading) : reading);
  }
  return merged;
}

async function stored(readerId: number): Promise<Map<number, ChapterReading>> {
  const rows = await chapterReadingsOf(db, readerId);
  return new Map(rows.map(({ chapterId, reading }) => [chapterId, reading]));
}

it('stores of any batches what the rule makes of them, whoever else reads', async () => {
  await fc.assert(
    fc.asyncProperty(batches, batches, async (one, other) => {
      const [first, second] = [await newReader(), await newReader()];
      await add(first, one);
      await add(second, other);
      expect(await stored(first)).toEqual(ruled(one.flat()));
      expect(await stored(second)).toEqual(ruled(other.flat()));
    }),
    { numRuns: 25 },
  );
});
