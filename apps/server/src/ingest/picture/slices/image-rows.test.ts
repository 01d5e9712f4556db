import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { image } from '#db/schema/works/image.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { createImageRows } from './image-rows.ts';

const { db } = await freshDatabase();

function row(id: string, width = 10) {
  return {
    id: `pages/${id}`,
    width,
    height: 20,
    format: 'webp' as const,
    widths: [width],
    dominantColor: '#888888',
    placeholder: 'data:',
  };
}

async function counted(work: () => Promise<unknown>): Promise<number> {
  let statements = 0;
  const count = (): void => void (statements += 1);
  db.$client.on('acquire', count);
  await work().finally(() => db.$client.off('acquire', count));
  return statements;
}

it('writes what comes while a statement is under way in one statement, each with its own answer', async () => {
  const rows = createImageRows(db);
  const ids = Array.from({ length: 40 }, (_, index) => `batch-${index}`);
  let written: unknown[] = [];
  const statements = await counted(async () => {
    written = await Promise.all(ids.map((id, index) => rows.write(row(id, index + 1))));
  });
  expect(written).toMatchObject(ids.map((id, index) => row(id, index + 1)));
  expect(statements).toBe(2);
  expect(await db.$count(image, sql`id like 'pages/batch-%'`)).toBe(40);
});

it('replaces a row of the same id, even one that came in the same moment', async () => {
  const rows = createImageRows(db);
  await rows.write(row('same', 1));
  await Promise.all([
    rows.write(row('other')),
    rows.write(row('same', 2)),
    rows.write(row('same', 3)),
  ]);
  const kept = await db
    .select()
    .from(image)
    .where(sql`id = 'pages/same'`);
  expect(kept).toMatchObject([{ width: 3, widths: [3] }]);
});

it('tells everybody whose row was not written, and writes the next', async () => {
  const rows = createImageRows(db);
  const refused = { ...row('refused'), width: 2 ** 40 };
  const settled = await Promise.allSettled([
    rows.write(row('first')),
    rows.write(refused),
    rows.write(row('beside')),
  ]);
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect(await rows.write(row('beside'))).toMatchObject(row('beside'));
});
