import { and, desc, eq, max } from 'drizzle-orm';
import type { WrittenPage } from '@hanji/contract/entities/written-page.ts';
import { inTransaction, type Executor } from '#db/executor.ts';
import { writtenPage, writtenPicture } from '#db/schema/contest/written.ts';
import { image } from '#db/schema/works/image.ts';
import type { RequestContext } from '#http/request-context.ts';
import { pictureOf } from '#modules/media/picture.ts';
import { readWritten, type PicturesByName } from './read-written.ts';

type Place = Pick<RequestContext, 'db' | 'prefix'>;

/** As wide as a column of text is at most, on a screen of two pixels each. */
const pictureWidth = 1440;

async function picturesOf({ db, prefix }: Place, folder: string): Promise<PicturesByName> {
  const rows = await db
    .select({ name: writtenPicture.name, stored: image })
    .from(writtenPicture)
    .innerJoin(image, eq(image.id, writtenPicture.imageId))
    .where(eq(writtenPicture.folder, folder));
  return new Map(rows.map(({ name, stored }) => [name, pictureOf(prefix, stored, pictureWidth)]));
}

/** Where a page is written, and whose pictures it names. */
export type WrittenPlace = { readonly folder: string; readonly key: string };

/** A page as it is shown, with the pictures of its folder; nothing where nobody has written it. */
export async function readWrittenPage(place: Place, written: WrittenPlace): Promise<WrittenPage> {
  const body = await newestBody(place.db, written.key);
  return body === '' ? [] : readWritten(body, await picturesOf(place, written.folder)).page;
}

/** The same of a page that begins with `# ` and its title; null where there is none. */
export async function readTitledPage(
  place: Place,
  written: WrittenPlace,
): Promise<{ readonly title: string; readonly text: WrittenPage } | null> {
  const parts = titledParts(await newestBody(place.db, written.key));
  if (parts === null) return null;
  const { page } = readWritten(parts.body, await picturesOf(place, written.folder));
  return { title: parts.title, text: page };
}

/** The title with which a page begins, and the rest of it; null where it has none. */
export function titledParts(
  markdown: string,
): { readonly title: string; readonly body: string } | null {
  const [, title = '', body = ''] = /^#[ \t]+(.+)(?:\n([^]*))?$/.exec(markdown) ?? [];
  return title.trim() === '' ? null : { title: title.trim(), body };
}

async function newestBody(db: Executor, key: string): Promise<string> {
  const [newest] = await db
    .select({ body: writtenPage.body })
    .from(writtenPage)
    .where(eq(writtenPage.key, key))
    .orderBy(desc(writtenPage.version))
    .limit(1);
  return newest?.body ?? '';
}

/** Keeps a page; where it is there already, another version of it, unless it says the same. */
export async function writePage(
  executor: Executor,
  page: { readonly key: string; readonly body: string; readonly writtenBy: string },
  now: Date,
): Promise<void> {
  const { key, body, writtenBy } = page;
  await inTransaction(executor, async (tx) => {
    const of = eq(writtenPage.key, key);
    const [found] = await tx
      .select({ version: max(writtenPage.version) })
      .from(writtenPage)
      .where(of);
    const version = found?.version ?? 0;
    const newest = and(of, eq(writtenPage.version, version), eq(writtenPage.body, body));
    if ((await tx.$count(writtenPage, newest)) > 0) return;
    await tx
      .insert(writtenPage)
      .values({ key, version: version + 1, body, writtenBy, writtenAt: now });
  });
}

/** Has a folder's pictures by their names; one of a name that is there already takes its place. */
export async function putPictures(
  db: Executor,
  folder: string,
  pictures: ReadonlyMap<string, string>,
): Promise<void> {
  for (const [name, imageId] of pictures) {
    await db
      .insert(writtenPicture)
      .values({ folder, name, imageId })
      .onConflictDoUpdate({
        target: [writtenPicture.folder, writtenPicture.name],
        set: { imageId },
      });
  }
}
