import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { ExternalIdentity } from '@hanji/contract/entities/member.ts';
import { checkEmail } from '@hanji/domain/forms/credentials.ts';
import { checkSerialCode } from '@hanji/domain/forms/serial-code.ts';
import type { Executor } from '#db/executor.ts';
import { movedAccount } from '#db/schema/account/moved-account.ts';
import type { CallRequest } from '#http/calls/call-handler.ts';
import { ApiFailure, badRequest } from '#http/failure/api-failure.ts';
import { inUnit, type RequestContext } from '#http/request-context.ts';
import { limitAttempts } from '#modules/account/attempts/limit-attempts.ts';
import { passwordAttempts, serialCodeAttempts } from '#modules/account/attempts/limits.ts';
import { decryptPassword } from '#modules/account/credentials/decrypt-password.ts';
import { hashPassword, inPasswordTurn } from '#modules/account/credentials/password-hash.ts';
import { identity, takeIdentity, type Identity } from '#modules/account/external/identity.ts';
import { orBadGateway } from '#modules/account/or-bad-gateway.ts';
import { boundTo } from '#modules/account/signed-in.ts';
import { makeOneTimeToken } from '#modules/account/tokens/one-time-token.ts';
import {
  findByLogin,
  findByPassword,
  findBySerialCode,
  previousAccount,
  type PreviousAccount,
} from '#ports/outside/previous-service.ts';
import type { PreviousServiceSettings } from '#settings/outside/outside-services.ts';

const lifetimeMs = 10 * 60 * 1000;

/** What is kept between showing that an account is one's own and moving it. */
export const shown = z.object({
  product: z.string(),
  account: previousAccount,
  /** By which it was shown, to be the way into the account here. */
  login: identity.nullable(),
  /** Of the password by which it was shown, which stays the way into an account that is opened. */
  passwordHash: z.string().nullable(),
});

type Call = CallRequest<'signInToPrevious'>;

/** What was shown without what would lead into an account here. */
const unlinked = { login: null, passwordHash: null } as const;

/** @throws ApiFailure 404 where no such service is set */
export function previousServiceOf(
  { settings }: RequestContext,
  product: string,
): PreviousServiceSettings {
  const { previousService } = settings;
  if (previousService?.product === product) return previousService;
  throw new ApiFailure(404, 'previousAccountNotFound');
}

export async function isMoved(db: Executor, product: string, previousId: string): Promise<boolean> {
  const isThis = and(eq(movedAccount.product, product), eq(movedAccount.previousId, previousId));
  return (await db.select().from(movedAccount).where(isThis)).length > 0;
}

/**
 * Tries of a password are limited as those of an account here, and counted apart from them: who has
 * an account there by somebody's email wipes out no tries of that one's password here.
 */
async function byPassword(context: RequestContext, service: PreviousServiceSettings, call: Call) {
  const { email = '', sessionKey, rsaEncryptedString } = call.body;
  // Written otherwise, such as with a space that the service overlooks, one email would be many.
  const isEmail = checkEmail(email).ok;
  if (!isEmail || sessionKey === undefined || rsaEncryptedString === undefined) {
    throw badRequest('body: email, sessionKey and rsaEncryptedString');
  }
  const sent = { sessionKey, rsaEncryptedString, purpose: 'LOGIN' } as const;
  const known = await limitAttempts(
    context,
    passwordAttempts(`${service.product} ${email}`, call.ip),
    async () => {
      const decrypted = await decryptPassword(context, sent);
      if (decrypted === null) return null;
      const { password } = decrypted;
      const account = await orBadGateway(call, () => findByPassword(service, { email, password }));
      return account && { account, password };
    },
  );
  if (known === null) return { ...unlinked, account: null };
  const { account, password } = known;
  // A member has a way in already, and gets no other by this.
  if (call.reader.kind === 'member') return { ...unlinked, account };
  const passwordHash = await inPasswordTurn(call.ip, () => hashPassword(password));
  return { ...unlinked, account, passwordHash };
}

/**
 * Who has a code has an account here already: a code alone is no way in, and its tries are counted
 * for the member.
 * @throws ApiFailure 401 for anybody else
 */
async function bySerialCode(context: RequestContext, service: PreviousServiceSettings, call: Call) {
  const { reader } = call;
  if (reader.kind !== 'member') throw new ApiFailure(401, 'signInRequired');
  const checked = checkSerialCode(call.body.serialCode ?? '');
  if (!checked.ok) throw badRequest('body: serialCode');
  const attempts = serialCodeAttempts(reader.memberId, call.ip);
  const account = await limitAttempts(context, attempts, () =>
    orBadGateway(call, () => findBySerialCode(service, checked.value)),
  );
  return { ...unlinked, account };
}

async function byLogin(
  context: RequestContext,
  service: PreviousServiceSettings,
  call: Call,
  loginType: Identity['loginType'],
) {
  const { externalToken } = call.body;
  if (externalToken === undefined) throw badRequest('body: externalToken');
  const login = await inUnit(context, (unit) => takeIdentity(unit, loginType, externalToken));
  const { subject } = login;
  const account = await orBadGateway(call, () => findByLogin(service, { loginType, subject }));
  return { ...unlinked, account, login };
}

/** An account with what showed it. */
type Found = Pick<z.output<typeof shown>, 'login' | 'passwordHash'> & {
  readonly account: PreviousAccount | null;
};

function show(
  context: RequestContext,
  service: PreviousServiceSettings,
  call: Call,
): Promise<Found> {
  const { loginType } = call.params;
  if (loginType === 'email') return byPassword(context, service, call);
  if (loginType === 'serial') return bySerialCode(context, service, call);
  return byLogin(context, service, call, loginType);
}

/**
 * Shows that an account of the previous service is one's own. Whatever is wrong with an email and a
 * password, there is no such account.
 * @throws ApiFailure 404 without such an account, 409 for one that was moved
 */
export async function signInToPrevious(
  context: RequestContext,
  call: Call,
): Promise<ExternalIdentity> {
  const { product } = call.params;
  const service = previousServiceOf(context, product);
  const { account, login, passwordHash } = await show(context, service, call);
  if (account === null) throw new ApiFailure(404, 'previousAccountNotFound');
  if (await isMoved(context.db, product, account.id)) throw new ApiFailure(409, 'accountMoved');
  const data = { product, account, login, passwordHash };
  const made = {
    kind: 'previousAccount',
    data,
    lifetimeMs,
    // What a member has shown moves to that member's account.
    ...boundTo(call),
  } as const;
  return { externalToken: await makeOneTimeToken(context, made), email: account.email };
}
