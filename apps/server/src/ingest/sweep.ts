import { inArray, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { chapterEpub } from '#db/schema/chapter.ts';
import { image } from '#db/schema/image.ts';
import type { ObjectStorage } from '#ports/object-storage.ts';
import { whileNobodyIngests } from './work/ingest-lock.ts';

const atOnce = 500;

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

function pictureOf(key: string): string {
  return key.split('/').slice(0, 2).join('/');
}

/** Which of these objects belong to a row. */
async function inUse(db: Database, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const pictures = [...new Set(keys.map(pictureOf))];
  const [images, books] = await Promise.all([
    db.select({ id: image.id }).from(image).where(inArray(image.id, pictures)),
    db
      .select({ key: chapterEpub.storageKey })
      .from(chapterEpub)
      .where(inArray(chapterEpub.storageKey, [...keys])),
  ]);
  const [known, epubs] = [
    new Set(images.map(({ id }) => id)),
    new Set(books.map(({ key }) => key)),
  ];
  return new Set(keys.filter((key) => known.has(pictureOf(key)) || epubs.has(key)));
}

async function removeObjects(
  db: Database,
  storage: ObjectStorage,
  keys: AsyncIterable<string> | Iterable<string>,
): Promise<number> {
  let removed = 0;
  const remove = async (part: readonly string[]): Promise<void> => {
    const used = await inUse(db, part);
    for (const key of part.filter((one) => !used.has(one))) {
      await storage.delete(key);
      removed += 1;
    }
  };
  let part: string[] = [];
  for await (const key of keys) {
    part.push(key);
    if (part.length < atOnce) continue;
    await remove(part);
    part = [];
  }
  if (part.length > 0) await remove(part);
  return removed;
}

/**
 * Removes what interrupted and replaced imports left: rows of pictures that nothing refers to, and
 * stored files without a row. Null, and nothing is done, while an import is running.
 */
export function sweep(db: Database, storage: ObjectStorage): Promise<Swept | null> {
  return whileNobodyIngests(db, async () => {
    const images = (await removeRows(db)).length;
    let objects = 0;
    for (const prefix of ['covers/', 'epubs/', 'pages/']) {
      objects += await removeObjects(db, storage, storage.list(prefix));
    }
    return { images, objects };
  });
}

/** Removes what a refused import had stored, and leaves alone what something else refers to. */
export async function discard(
  db: Database,
  storage: ObjectStorage,
  stored: { readonly images: readonly string[]; readonly objects: readonly string[] },
): Promise<void> {
  await whileNobodyIngests(db, async () => {
    if (stored.images.length > 0) await removeRows(db, stored.images);
    await removeObjects(db, storage, stored.objects);
  });
}
