import { eq } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { reader } from '#db/schema/readers/reader.ts';
import type { Caller } from '#http/request/caller.ts';

/** The row of a guest or member who calls; null of a visitor, and of who has none yet. */
export async function readerOfCaller(
  db: Executor,
  { reader: who }: Pick<Caller, 'reader'>,
): Promise<number | null> {
  if (who.kind === 'visitor') return null;
  const [row] = await db
    .select({ id: reader.id })
    .from(reader)
    .where(eq(reader.memberId, who.memberId));
  return row?.id ?? null;
}

/** The number by which an author goes on the wire. */
export function authorId(readerId: number | null): string | null {
  return readerId === null ? null : String(readerId);
}
