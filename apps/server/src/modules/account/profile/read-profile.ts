import { and, desc, eq } from 'drizzle-orm';
import type { ExternalLogin, Mature, MemberProfile } from '@hanji/contract/entities/member.ts';
import { adultVerification } from '@hanji/domain/access/verification.ts';
import { together, type Executor } from '#db/executor.ts';
import { member } from '#db/schema/account/access.ts';
import { consent, externalLogin } from '#db/schema/account/credentials.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import type { RequestContext } from '#http/request-context.ts';
import { isConsentNeeded } from '#modules/account/sessions/consent-needed.ts';
import { isPasswordExpired } from '#modules/account/sessions/open-session.ts';
import { editionFacts } from '#settings/edition-facts.ts';
import { avatarAddress } from './avatar/put-avatar.ts';

type MemberRow = typeof member.$inferSelect;

/** @throws ApiFailure 401 for one who was forgotten since the session was looked up */
async function findMember(db: Executor, memberId: string): Promise<MemberRow> {
  const [row] = await db.select().from(member).where(eq(member.id, memberId));
  if (row === undefined) throw new ApiFailure(401, 'signInRequired');
  return row;
}

function loginsOf(db: Executor, memberId: string) {
  return db
    .select({ loginType: externalLogin.loginType, disconnectedAt: externalLogin.disconnectedAt })
    .from(externalLogin)
    .where(eq(externalLogin.memberId, memberId))
    .orderBy(externalLogin.linkedAt);
}

/** What the member said last to marketing. */
async function agreesToMarketing(db: Executor, memberId: string): Promise<boolean> {
  const [last] = await db
    .select({ agreed: consent.agreed })
    .from(consent)
    .where(and(eq(consent.memberId, memberId), eq(consent.type, 'marketing_notification')))
    .orderBy(desc(consent.saidAt))
    .limit(1);
  return last?.agreed ?? false;
}

/** Who is signed in, and what the account page shows (reading-service, section 3). */
export async function readProfile(
  context: RequestContext,
  memberId: string,
): Promise<MemberProfile> {
  const { db, prefix } = context;
  const [row, logins, marketInfoAgree, consentNeeded] = await together(
    db,
    () => findMember(db, memberId),
    () => loginsOf(db, memberId),
    () => agreesToMarketing(db, memberId),
    () => isConsentNeeded(context, memberId),
  );
  const linked = logins.filter(({ disconnectedAt }) => disconnectedAt === null);
  const shown = editionFacts(context.origin.edition).loginTypes.map((loginType): ExternalLogin => {
    const own = logins.filter((login) => login.loginType === loginType);
    const isLinked = own.some(({ disconnectedAt }) => disconnectedAt === null);
    return { loginType, linked: isLinked, disconnected: !isLinked && own.length > 0 };
  });
  return {
    profile: {
      userId: row.id,
      email: row.email,
      nickname: row.nickname,
      password: row.passwordHash !== null,
      externalIdps: [...new Set(linked.map(({ loginType }) => loginType))],
      guest: row.guest,
      emailNotify: row.emailNotify,
      avatarImageUrl: row.avatarKey === null ? null : avatarAddress(prefix, row.avatarKey),
    },
    userExtraInfo: {
      cellPhone: row.cellPhone,
      lastPasswordChangedAt: row.passwordChangedAt?.toISOString() ?? null,
      marketInfoAgree,
      passwordExpired: isPasswordExpired(row, context.now()),
      consentNeeded: !row.guest && consentNeeded,
    },
    externalLogins: shown,
  };
}

/** What an account accepts, and how its age is verified at a moment. */
export function matureOf(
  { acceptMature, adultCertifiedAt }: Pick<MemberRow, 'acceptMature' | 'adultCertifiedAt'>,
  now: Date,
): Mature {
  const { status, verifiedAt, expiredAt } = adultVerification(adultCertifiedAt, now);
  return {
    acceptMature,
    adultVerification: {
      status,
      verifiedAt: verifiedAt?.toISOString() ?? null,
      expiredAt: expiredAt?.toISOString() ?? null,
    },
  };
}

export async function readMature(context: RequestContext, memberId: string): Promise<Mature> {
  return matureOf(await findMember(context.db, memberId), context.now());
}
