import { eq } from 'drizzle-orm';
import { checkPassword } from '@hanji/domain/forms/credentials.ts';
import { member, session } from '#db/schema/account/access.ts';
import type { CallRequest } from '#http/calls/call-handler.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import { inUnit, type RequestContext } from '#http/request-context.ts';
import { limitAttempts } from '#modules/account/attempts/limit-attempts.ts';
import { passwordAttempts } from '#modules/account/attempts/limits.ts';
import { decryptPassword } from '#modules/account/credentials/decrypt-password.ts';
import { hashPassword, verifyPassword } from '#modules/account/credentials/password-hash.ts';
import { isOwn } from '#modules/account/sessions/end-sessions.ts';
import { openSession, type OpenedSession } from '#modules/account/sessions/open-session.ts';
import { signedIn, type SignedIn } from '#modules/account/signed-in.ts';
import { setPassword } from './set-password.ts';

type Request = CallRequest<'changePassword'>;

/** The hash of the current password, which was right, and the new one. */
type Checked = { readonly passwordHash: string; readonly newPassword: string };

/**
 * Sets a new password by the current one: every other session ends, and this one goes on under a
 * new token.
 * @throws ApiFailure 403 where the current one is wrong, or what was sent cannot be read; 400 where
 * the new one is none (reading-service, section 5); 429 after too many wrong ones
 */
export async function changePassword(
  context: RequestContext,
  request: Request,
): Promise<OpenedSession> {
  const reader = signedIn(request.reader);
  const checked = await limitAttempts(context, passwordAttempts(reader.memberId, request.ip), () =>
    checkCurrent(context, reader, request.body),
  );
  if (checked === null) throw new ApiFailure(403, 'currentPasswordWrong');
  if (!checkPassword(checked.newPassword).ok) throw new ApiFailure(400, 'passwordRefused');
  const passwordHash = await hashPassword(checked.newPassword);
  return inUnit(context, async (unit) => {
    const stayLogged = await isStaying(unit, reader);
    const { memberId } = reader;
    const isSet = await setPassword(unit, request.client, {
      memberId,
      passwordHash,
      replaces: checked.passwordHash,
    });
    if (!isSet) throw new ApiFailure(403, 'currentPasswordWrong');
    return openSession(unit, memberId, request, { stayLogged });
  });
}

async function checkCurrent(
  context: RequestContext,
  { memberId }: SignedIn,
  body: Request['body'],
): Promise<Checked | null> {
  const decrypted = await decryptPassword(context, { ...body, purpose: 'CHANGE_PASSWORD' });
  const [row] = await context.db
    .select({ passwordHash: member.passwordHash })
    .from(member)
    .where(eq(member.id, memberId));
  const [kept, newPassword] = [row?.passwordHash ?? null, decrypted?.newPassword ?? null];
  const isRight = await verifyPassword(kept, decrypted?.password ?? null);
  return isRight && kept !== null && newPassword !== null
    ? { passwordHash: kept, newPassword }
    : null;
}

/** @throws ApiFailure 401 where the session was ended meanwhile */
async function isStaying({ db }: RequestContext, reader: SignedIn): Promise<boolean> {
  const [own] = await db
    .select({ stayLogged: session.stayLogged })
    .from(session)
    .where(isOwn(reader));
  if (own === undefined) throw new ApiFailure(401, 'signInRequired');
  return own.stayLogged;
}
