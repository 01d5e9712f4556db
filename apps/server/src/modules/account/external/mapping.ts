import { and, eq, isNull } from 'drizzle-orm';
import { canConnectLogin, canDisconnectLogin } from '@hanji/domain/account/login-links.ts';
import type { LoginType } from '@hanji/contract/vocabulary.ts';
import { member } from '#db/schema/account/access.ts';
import { externalLogin } from '#db/schema/account/credentials.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import { inUnit, type RequestContext, type UnitContext } from '#http/request-context.ts';
import type { Caller } from '#http/request/caller.ts';
import { queueMail } from '#modules/account/mails/queue-mail.ts';
import { memberOf } from '#modules/account/signed-in.ts';
import { editionFacts } from '#settings/edition-facts.ts';
import { addLogin, takeIdentity } from './identity.ts';

/** The account, locked, so that of two changes at once the second sees what the first left. */
async function lockAccount({ db }: UnitContext, memberId: string) {
  const [row] = await db
    .select({ email: member.email })
    .from(member)
    .where(eq(member.id, memberId))
    .for('update');
  if (row === undefined) throw new ApiFailure(401, 'signInRequired');
  const logins = await db.select().from(externalLogin).where(eq(externalLogin.memberId, memberId));
  return { email: row.email, logins };
}

function isLinked({ disconnectedAt }: typeof externalLogin.$inferSelect): boolean {
  return disconnectedAt === null;
}

/**
 * Connects an external login to the account of who is signed in, and tells its email.
 * @throws ApiFailure 403 where the edition connects no such login; 409 where the account has one or
 * had one, or the login is or was another's; 410 where what the provider said is used or too old
 */
export async function connectLogin(
  context: RequestContext,
  caller: Pick<Caller, 'reader' | 'client'>,
  { loginType, externalToken }: { readonly loginType: LoginType; readonly externalToken: string },
): Promise<null> {
  const memberId = memberOf(caller);
  const { connects } = editionFacts(context.origin.edition);
  if (!connects.includes(loginType)) throw new ApiFailure(403, 'externalLoginNotConnected');
  return inUnit(context, async (unit) => {
    const identity = await takeIdentity(unit, loginType, externalToken);
    const { email, logins } = await lockAccount(unit, memberId);
    const own = logins.filter((login) => login.loginType === loginType);
    const linked = own.some(isLinked);
    const link = { linked, disconnected: !linked && own.length > 0, byWallet: false };
    if (!canConnectLogin(link, false)) {
      throw new ApiFailure(409, linked ? 'externalLoginLinked' : 'externalLoginDisconnected');
    }
    await addLogin(unit, memberId, identity);
    if (email !== null)
      await queueMail(unit, caller.client, { topic: 'loginConnected', to: email });
    return null;
  });
}

/**
 * Disconnects a login, which cannot come back; nobody signs in by it any more.
 * @throws ApiFailure 404 where the account has none; 409 where no other way in would remain
 */
export async function disconnectLogin(
  context: RequestContext,
  memberId: string,
  loginType: LoginType,
): Promise<null> {
  return inUnit(context, async (unit) => {
    const { email, logins } = await lockAccount(unit, memberId);
    const linked = logins.filter(isLinked);
    if (!linked.some((login) => login.loginType === loginType)) {
      throw new ApiFailure(404, 'externalLoginNotFound');
    }
    if (!canDisconnectLogin({ email, linkedLogins: linked.length })) {
      throw new ApiFailure(409, 'externalLoginLast');
    }
    await unit.db
      .update(externalLogin)
      .set({ disconnectedAt: context.now() })
      .where(
        and(
          eq(externalLogin.memberId, memberId),
          eq(externalLogin.loginType, loginType),
          isNull(externalLogin.disconnectedAt),
        ),
      );
    return null;
  });
}
