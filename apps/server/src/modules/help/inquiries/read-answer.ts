import { eq } from 'drizzle-orm';
import { editions } from '@hanji/contract/editions.ts';
import type { Executor } from '#db/executor.ts';
import { inquiry } from '#db/schema/help/inquiry.ts';
import type { AnsweredInquiry } from '#mail/write/letters.ts';

/** An inquiry with its answer; null where there is none, or none any more. */
export async function readAnswer(db: Executor, id: number): Promise<AnsweredInquiry | null> {
  const [found] = await db.select().from(inquiry).where(eq(inquiry.id, id));
  if (!found?.answer) return null;
  const { body, answer, sentAt, edition } = found;
  return { asked: body, answer, sentAt, timeZone: editions[edition].timeZone };
}
