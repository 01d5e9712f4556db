import { inArray, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { image } from '#db/schema/works/image.ts';
import type { ObjectStorage } from '#ports/object-storage.ts';
import { importedPrefixes, listAll, removeObjects } from './remove-objects.ts';
import { whileNobodyIngests } from '../work/ingest-lock.ts';

export type Swept = { readonly images: number; readonly objects: number };

/** Every column that refers to a stored picture, as the database itself knows it. */
async function referringColumns(db: Database): Promise<{ table: string; column: string }[]> {
  const { rows } = await db.execute<{ table: string; column: string }>(sql`
    select c.conrelid::regclass::text as table, quote_ident(a.attname) as column
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confrelid = 'image'::regclass`);
  return rows;
}

/** Rows of pictures that nothing refers to; all of them, or those among `ids`. */
async function removeRows(db: Database, ids?: readonly string[]): Promise<string[]> {
  const unreferred = (await referringColumns(db)).map(
    ({ table, column }) =>
      sql`not exists (select 1 from ${sql.raw(table)} as referring
        where referring.${sql.raw(column)} = ${image.id})`,
  );
  const among = ids === undefined ? sql`true` : inArray(image.id, [...ids]);
  const gone = await db
    .delete(image)
    .where(sql.join([among, ...unreferred], sql` and `))
    .returning({ id: image.id });
  return gone.map(({ id }) => id);
}

/**
 * Removes what interrupted and replaced imports left: rows of pictures that nothing refers to, and
 * stored files without a row. Null, and nothing is done, while an import is running; one that begins
 * meanwhile is given way to.
 */
export async function sweep(db: Database, storage: ObjectStorage): Promise<Swept | null> {
  const rows = await whileNobodyIngests(db, () => removeRows(db));
  if (rows === null) return null;
  const objects = await removeObjects({ db, storage }, listAll(storage, importedPrefixes));
  return { images: rows.length, objects };
}

/** Removes what a refused import had stored, and leaves alone what something else refers to. */
export async function discard(
  db: Database,
  storage: ObjectStorage,
  stored: { readonly images: readonly string[]; readonly objects: readonly string[] },
): Promise<void> {
  if (stored.images.length > 0) {
    await whileNobodyIngests(db, () => removeRows(db, stored.images));
  }
  await removeObjects({ db, storage }, stored.objects);
}
