import { and, asc, eq, isNull } from 'drizzle-orm';
import { inTransaction, type Executor } from '#db/executor.ts';
import { event, eventLink, eventTitle } from '#db/schema/works/event.ts';
import { putPictures, writePage } from '#modules/written/written-pages.ts';
import { eventText } from './event-places.ts';

/** An event as an operator writes it. */
export type WrittenEvent = Pick<
  typeof event.$inferInsert,
  | 'language'
  | 'key'
  | 'category'
  | 'title'
  | 'summary'
  | 'mature'
  | 'imageId'
  | 'publishedAt'
  | 'startAt'
  | 'endAt'
  | 'link'
  | 'writtenBy'
> & {
  /** Markdown of its page; one that is left out stays as it is. */
  readonly body?: string | undefined;
  /** Ids of stored pictures by the names that the text has for them. */
  readonly pictures: ReadonlyMap<string, string>;
  /** Of those that take part, in their order. */
  readonly titles: readonly number[];
  readonly links: readonly { readonly label: string; readonly href: string }[];
};

/** Keeps an event, or what has changed of it, under its id; one that was withdrawn is shown again. */
export async function writeEvent(
  executor: Executor,
  { body, pictures, titles, links, ...written }: WrittenEvent,
  now: Date,
): Promise<number> {
  return inTransaction(executor, async (tx) => {
    const shown = { withdrawnAt: null, withdrawnBy: null };
    const [row] = await tx
      .insert(event)
      .values(written)
      .onConflictDoUpdate({ target: [event.language, event.key], set: { ...written, ...shown } })
      .returning({ id: event.id });
    if (row === undefined) throw new Error('no event was stored');
    const eventId = row.id;
    await tx.delete(eventTitle).where(eq(eventTitle.eventId, eventId));
    await tx.delete(eventLink).where(eq(eventLink.eventId, eventId));
    const listed = titles.map((contentId, sort) => ({ eventId, sort, contentId }));
    if (listed.length > 0) await tx.insert(eventTitle).values(listed);
    const leading = links.map((link, sort) => ({ eventId, sort, ...link }));
    if (leading.length > 0) await tx.insert(eventLink).values(leading);
    const { folder, key } = eventText(written);
    await putPictures(tx, folder, pictures);
    if (body !== undefined) await writePage(tx, { key, body, writtenBy: written.writtenBy }, now);
    return eventId;
  });
}

/** Takes an event from its readers; false where it is not there, or was taken away before. */
export async function withdrawEvent(
  db: Executor,
  id: number,
  by: string,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(event)
    .set({ withdrawnAt: now, withdrawnBy: by })
    .where(and(eq(event.id, id), isNull(event.withdrawnAt)))
    .returning({ id: event.id });
  return rows.length > 0;
}

/** Every event, also those that nobody sees: by language, the one that ends first before the others. */
export function writtenEvents(db: Executor) {
  return db.select().from(event).orderBy(asc(event.language), asc(event.endAt), asc(event.id));
}

export type EventRow = Awaited<ReturnType<typeof writtenEvents>>[number];
