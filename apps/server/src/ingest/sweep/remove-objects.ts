import { inArray, sql, type SQL } from 'drizzle-orm';
import pMap from 'p-map';
import type { Database } from '#db/client.ts';
import { member } from '#db/schema/account/access.ts';
import { inquiryImage, inquiryPrefix } from '#db/schema/help/inquiry.ts';
import { chapterEpub } from '#db/schema/works/chapter.ts';
import { image } from '#db/schema/works/image.ts';
import type { ObjectStorage } from '#ports/object-storage.ts';
import { whileNobodyIngests } from '../work/ingest-lock.ts';

/** Where imports store; these keys follow from what is in the object. */
export const importedPrefixes = ['covers/', 'epubs/', 'pages/'] as const;

/** Where pictures of members are stored; the row of a member names one. */
export const avatarPrefix = 'avatars/';

/** The keys of all objects under some prefixes. */
export async function* listAll(
  storage: ObjectStorage,
  prefixes: readonly string[],
): AsyncGenerator<string> {
  for (const prefix of prefixes) yield* storage.list(prefix);
}

const listedAtOnce = 500;
/** Questions to the storage about age. */
const askedAtOnce = 8;
/** What is removed while imports wait: so many objects, or as many as this time suffices for. */
const mostOfPiece = 50;
const longestPieceMs = 1000;

function pictureOf(key: string): string {
  return key.split('/').slice(0, 2).join('/');
}

/** What names an upload, whichever feature's table it is in: columns that are called so. */
async function uploadColumns(db: Database): Promise<{ table: string; column: string }[]> {
  const { rows } = await db.execute<{ table: string; column: string }>(sql`
    select quote_ident(table_name) as table, quote_ident(column_name) as column
    from information_schema.columns
    where table_schema = current_schema() and data_type = 'text'
      and column_name ~ '(^|_)upload_key$'`);
  return rows;
}

async function namedUploads(db: Database, keys: readonly string[]): Promise<string[]> {
  if (!keys.some((key) => key.startsWith('uploads/'))) return [];
  const columns = await uploadColumns(db);
  if (columns.length === 0) return [];
  const named = columns.map(({ table, column }): SQL => {
    const [from, name] = [sql.raw(table), sql.raw(column)];
    return sql`select ${name} as key from ${from} where ${inArray(sql`${name}`, [...keys])}`;
  });
  const { rows } = await db.execute<{ key: string }>(sql.join(named, sql` union `));
  return rows.map(({ key }) => key);
}

/** Which of these objects belong to a row. */
async function inUse(db: Database, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const pictures = [...new Set(keys.map(pictureOf))];
  const images = await db.select({ id: image.id }).from(image).where(inArray(image.id, pictures));
  const books = await db
    .select({ key: chapterEpub.storageKey })
    .from(chapterEpub)
    .where(inArray(chapterEpub.storageKey, [...keys]));
  const avatars = keys.some((key) => key.startsWith(avatarPrefix))
    ? await db
        .select({ key: member.avatarKey })
        .from(member)
        .where(inArray(member.avatarKey, [...keys]))
    : [];
  const asked = keys.some((key) => key.startsWith(inquiryPrefix))
    ? await db
        .select({ key: inquiryImage.objectKey })
        .from(inquiryImage)
        .where(inArray(inquiryImage.objectKey, [...keys]))
    : [];
  const known = new Set(images.map(({ id }) => id));
  return new Set([
    ...keys.filter((key) => known.has(pictureOf(key))),
    ...books.map(({ key }) => key),
    ...avatars.flatMap(({ key }) => key ?? []),
    ...asked.map(({ key }) => key),
    ...(await namedUploads(db, keys)),
  ]);
}

type RemoveOptions = {
  /** Only what was put before this. */
  readonly before?: Date | undefined;
  /** Ends the work after the piece that is under way. */
  readonly signal?: AbortSignal | undefined;
};

type Place = { readonly db: Database; readonly storage: ObjectStorage };

/** Which of these objects may go, as far as can be told while imports are running. */
async function candidates(
  { db, storage }: Place,
  keys: readonly string[],
  { before, signal }: RemoveOptions,
): Promise<string[]> {
  const used = await inUse(db, keys);
  const unused = keys.filter((key) => !used.has(key));
  if (before === undefined) return unused;
  const old = await pMap(
    unused,
    async (key) => {
      const found = signal?.aborted === true ? null : await storage.stat(key);
      return found !== null && found.modifiedAt < before;
    },
    { concurrency: askedAtOnce },
  );
  return unused.filter((_key, index) => old[index]);
}

/** Removes the first of these objects, until a piece is full; how many it was done with, and removed. */
async function removePiece({ db, storage }: Place, keys: readonly string[]) {
  const piece = keys.slice(0, mostOfPiece);
  // Anew, under the lock: an import may have referred to one of them since.
  const used = await inUse(db, piece);
  const until = performance.now() + longestPieceMs;
  let done = 0;
  let removed = 0;
  for (const key of piece) {
    if (done > 0 && performance.now() >= until) break;
    if (!used.has(key)) {
      await storage.delete(key);
      removed += 1;
    }
    done += 1;
  }
  return { done, removed };
}

/**
 * Removes those of some objects that belong to no row, in small pieces. Imports are kept waiting for
 * one piece at most; once one is running the rest stays, for it may be about to refer to it.
 */
export async function removeObjects(
  place: Place,
  keys: AsyncIterable<string> | Iterable<string>,
  options: RemoveOptions = {},
): Promise<number> {
  let removed = 0;
  /** Whether it came to the end of these. */
  const remove = async (part: readonly string[]): Promise<boolean> => {
    let left = await candidates(place, part, options);
    while (left.length > 0) {
      if (options.signal?.aborted === true) return false;
      const piece = await whileNobodyIngests(place.db, () => removePiece(place, left));
      if (piece === null) return false;
      removed += piece.removed;
      left = left.slice(piece.done);
    }
    return options.signal?.aborted !== true;
  };
  let part: string[] = [];
  for await (const key of keys) {
    part.push(key);
    if (part.length < listedAtOnce) continue;
    if (!(await remove(part))) return removed;
    part = [];
  }
  if (part.length > 0) await remove(part);
  return removed;
}
