import { eq } from 'drizzle-orm';
import type { Transaction } from '#db/executor.ts';
import { member } from '#db/schema/account/access.ts';
import { reader } from '#db/schema/readers/reader.ts';
import type { Caller } from '#http/request/caller.ts';
import type { Secrets } from '#db/secrets.ts';
import { visitorKey } from './visitor-key.ts';

/**
 * The id of whoever calls, whose row is made when there is none. The row stays locked until the
 * transaction ends: what one reader does is stored one after the other. Who was forgotten since the
 * session was looked up, such as a guest who signs in in another tab, is a visitor by now.
 */
export async function lockReader(
  tx: Transaction,
  secrets: Secrets,
  { reader: { kind, ...who }, ip }: Pick<Caller, 'reader' | 'ip'>,
): Promise<number> {
  const memberId = 'memberId' in who ? who.memberId : null;
  const key = memberId === null ? visitorKey(secrets, ip) : null;
  const isOwn = key === null ? eq(reader.memberId, memberId ?? '') : eq(reader.visitorKey, key);
  const [known] = await tx
    .select({ id: reader.id, kind: reader.kind })
    .from(reader)
    .where(isOwn)
    .for('no key update');
  if (known?.kind === kind) return known.id;
  if (known === undefined && memberId !== null && !(await isThere(tx, memberId))) {
    return lockReader(tx, secrets, { reader: { kind: 'visitor' }, ip });
  }
  const [written] = await tx
    .insert(reader)
    .values({ kind, memberId, visitorKey: key })
    .onConflictDoUpdate({
      target: key === null ? [reader.memberId] : [reader.visitorKey],
      set: { kind },
    })
    .returning({ id: reader.id });
  if (written === undefined) throw new Error('the reader was not written');
  return written.id;
}

/** Nobody forgets the account until the transaction ends. */
async function isThere(tx: Transaction, memberId: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: member.id })
    .from(member)
    .where(eq(member.id, memberId))
    .for('key share');
  return found !== undefined;
}
