import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { ExternalIdentity } from '@hanji/contract/entities/member.ts';
import { loginTypes, type LoginType } from '@hanji/contract/vocabulary.ts';
import { externalLogin } from '#db/schema/account/credentials.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import type { RequestContext, UnitContext } from '#http/request-context.ts';
import { makeOneTimeToken, takeOneTimeToken } from '#modules/account/tokens/one-time-token.ts';
import type { ProviderIdentity } from '#ports/outside/login/login-provider.ts';

const lifetimeMs = 10 * 60 * 1000;

/** Whom a provider has named, as what is kept of it in a token. */
export const identity = z.object({
  loginType: z.enum(loginTypes),
  subject: z.string(),
  email: z.string().nullable(),
  emailVerified: z.boolean(),
});

/** Somebody, as a provider has said within the last ten minutes. */
export type Identity = z.output<typeof identity>;

/** Keeps what a provider said, under a name that the browser is told. */
export async function keepIdentity(
  context: Pick<RequestContext, 'db' | 'now'>,
  loginType: LoginType,
  provided: ProviderIdentity,
): Promise<ExternalIdentity> {
  const data = { loginType, ...provided };
  const made = { kind: 'externalIdentity', data, lifetimeMs } as const;
  return { externalToken: await makeOneTimeToken(context, made), email: provided.email };
}

/**
 * Takes it back, within the unit that needs it: where that fails, the name holds on.
 * @throws ApiFailure 410 where it is unknown, used or too old, or was another provider's
 */
export async function takeIdentity(
  unit: UnitContext,
  loginType: LoginType,
  externalToken: string,
): Promise<Identity> {
  const taken = await takeOneTimeToken(unit, 'externalIdentity', externalToken, identity);
  if (taken?.data.loginType !== loginType) throw new ApiFailure(410, 'externalLoginExpired');
  return taken.data;
}

/** The login of an identity, disconnected or not; null where nobody ever had it. */
export async function findLogin({ db }: UnitContext, { loginType, subject }: Identity) {
  const [found] = await db
    .select()
    .from(externalLogin)
    .where(and(eq(externalLogin.loginType, loginType), eq(externalLogin.subject, subject)));
  return found ?? null;
}

/**
 * Connects an identity to an account.
 * @throws ApiFailure 409 where it is another's, or was disconnected once
 */
export async function addLogin(
  { db, now }: UnitContext,
  memberId: string,
  { loginType, subject }: Identity,
): Promise<void> {
  const added = await db
    .insert(externalLogin)
    .values({ loginType, subject, memberId, linkedAt: now() })
    .onConflictDoNothing()
    .returning({ memberId: externalLogin.memberId });
  if (added.length === 0) throw new ApiFailure(409, 'externalLoginTaken');
}
