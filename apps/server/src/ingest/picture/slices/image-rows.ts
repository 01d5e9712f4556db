import { sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { image } from '#db/schema/works/image.ts';

type NewImage = typeof image.$inferInsert;
type StoredImage = typeof image.$inferSelect;

/** Writes rows of pictures, those that come while a statement is under way in one statement. */
export type ImageRows = {
  /** Resolves when the row is kept; one of the same id is replaced. */
  write(row: NewImage): Promise<StoredImage>;
};

type Waiting = {
  readonly row: NewImage;
  readonly written: PromiseWithResolvers<StoredImage>;
};

const newValues = {
  width: sql`excluded.width`,
  height: sql`excluded.height`,
  format: sql`excluded.format`,
  widths: sql`excluded.widths`,
  dominantColor: sql`excluded.dominant_color`,
  placeholder: sql`excluded.placeholder`,
  panels: sql`excluded.panels`,
};

async function writeAll(db: Database, batch: readonly Waiting[]): Promise<void> {
  try {
    // One statement cannot write a row twice; in one order, no two processes wait for each other.
    const rows = [...new Map(batch.map(({ row }) => [row.id, row])).values()];
    const kept = await db
      .insert(image)
      .values(rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
      .onConflictDoUpdate({ target: image.id, set: newValues })
      .returning();
    const byId = new Map(kept.map((row) => [row.id, row]));
    for (const { row, written } of batch) {
      const found = byId.get(row.id);
      if (found === undefined) throw new Error(`the row of image ${row.id} was not written`);
      written.resolve(found);
    }
  } catch (error) {
    for (const { written } of batch) written.reject(error);
  }
}

export function createImageRows(db: Database): ImageRows {
  let waiting: Waiting[] = [];
  let isWriting = false;
  async function writeWaiting(): Promise<void> {
    isWriting = true;
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      await writeAll(db, batch);
    }
    isWriting = false;
  }
  return {
    write(row) {
      const written = Promise.withResolvers<StoredImage>();
      waiting.push({ row, written });
      if (!isWriting) void writeWaiting();
      return written.promise;
    },
  };
}
