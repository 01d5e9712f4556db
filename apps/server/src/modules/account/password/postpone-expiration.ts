import { eq } from 'drizzle-orm';
import { member } from '#db/schema/account/access.ts';
import type { RequestContext } from '#http/request-context.ts';

/** The campaign asks a member for another password in six months again; see `isPasswordExpired`. */
export async function postponeExpiration(context: RequestContext, memberId: string): Promise<null> {
  await context.db
    .update(member)
    .set({ passwordPostponedAt: context.now() })
    .where(eq(member.id, memberId));
  return null;
}
