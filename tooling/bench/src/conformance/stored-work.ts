import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { queryAt } from '@hanji/server/testing/sql.ts';

export type StoredWork = {
  /** The EPUB of each chapter of a novel, in the order of chapters. */
  readonly books: readonly Uint8Array[];
  /** Pages of all chapters of a comic. */
  readonly pages: number;
};

/** What readers get of a title: the rows of its chapters and the files that they name. */
export async function storedWork(
  databaseUrl: string,
  dataFolder: string,
  contentId: number,
): Promise<StoredWork> {
  const id = Math.trunc(contentId);
  const epubs = await queryAt<{ key: string }>(
    databaseUrl,
    `select e.storage_key as key from chapter c join chapter_epub e on e.chapter_id = c.id
     where c.content_id = ${id} and c.withdrawn_at is null and e.sales_type = 'product'
     order by c.sort`,
  );
  const [counted] = await queryAt<{ pages: number }>(
    databaseUrl,
    `select count(distinct (i.chapter_id, i.page))::int as pages from chapter c
     join chapter_image i on i.chapter_id = c.id
     where c.content_id = ${id} and c.withdrawn_at is null`,
  );
  const books = await Promise.all(
    epubs.map(({ key }) => readFile(path.join(dataFolder, 'objects', key))),
  );
  return { books, pages: counted?.pages ?? 0 };
}
