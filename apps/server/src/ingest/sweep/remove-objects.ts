import { inArray, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { chapterEpub } from '#db/schema/chapter.ts';
import { image } from '#db/schema/image.ts';
import type { ObjectStorage } from '#ports/object-storage.ts';

/** Where imports store; these keys follow from what is in the object. */
export const importedPrefixes = ['covers/', 'epubs/', 'pages/'] as const;

const atOnce = 500;

function pictureOf(key: string): string {
  return key.split('/').slice(0, 2).join('/');
}

/** What names an upload, whichever feature's table it is in: columns that are called so. */
async function uploadColumns(executor: Executor): Promise<{ table: string; column: string }[]> {
  const { rows } = await executor.execute<{ table: string; column: string }>(sql`
    select quote_ident(table_name) as table, quote_ident(column_name) as column
    from information_schema.columns
    where table_schema = current_schema() and data_type = 'text'
      and column_name ~ '(^|_)upload_key$'`);
  return rows;
}

async function namedUploads(executor: Executor, keys: readonly string[]): Promise<string[]> {
  if (!keys.some((key) => key.startsWith('uploads/'))) return [];
  const columns = await uploadColumns(executor);
  if (columns.length === 0) return [];
  const named = columns.map(({ table, column }): SQL => {
    const [from, name] = [sql.raw(table), sql.raw(column)];
    return sql`select ${name} as key from ${from} where ${inArray(sql`${name}`, [...keys])}`;
  });
  const { rows } = await executor.execute<{ key: string }>(sql.join(named, sql` union `));
  return rows.map(({ key }) => key);
}

/** Which of these objects belong to a row. */
async function inUse(executor: Executor, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const pictures = [...new Set(keys.map(pictureOf))];
  const images = await executor
    .select({ id: image.id })
    .from(image)
    .where(inArray(image.id, pictures));
  const books = await executor
    .select({ key: chapterEpub.storageKey })
    .from(chapterEpub)
    .where(inArray(chapterEpub.storageKey, [...keys]));
  const known = new Set(images.map(({ id }) => id));
  return new Set([
    ...keys.filter((key) => known.has(pictureOf(key))),
    ...books.map(({ key }) => key),
    ...(await namedUploads(executor, keys)),
  ]);
}

/** Removes those of some objects that belong to no row and, where `before` is given, are older. */
export async function removeObjects(
  executor: Executor,
  storage: ObjectStorage,
  keys: AsyncIterable<string> | Iterable<string>,
  before?: Date,
): Promise<number> {
  let removed = 0;
  const remove = async (part: readonly string[]): Promise<void> => {
    const used = await inUse(executor, part);
    for (const key of part) {
      if (used.has(key)) continue;
      if (before !== undefined) {
        const found = await storage.stat(key);
        if (found === null || found.modifiedAt >= before) continue;
      }
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
