import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { DormantCheck } from '@hanji/contract/entities/member.ts';
import { member } from '#db/schema/account/access.ts';
import type { CallRequest } from '#http/calls/call-handler.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import type { Caller } from '#http/request/caller.ts';
import { inUnit, type RequestContext } from '#http/request-context.ts';
import { endAccess } from '#modules/account/sessions/end-sessions.ts';
import {
  openSession,
  sessionTokenType,
  type OpenedSession,
} from '#modules/account/sessions/open-session.ts';
import { makeOneTimeToken, takeOneTimeToken } from '#modules/account/tokens/one-time-token.ts';
import { checkCredentials, lockChecked } from './check-credentials.ts';

const checkLifetimeMs = 10 * 60 * 1000;
const tokenTypeHint = 'neo_id_uid';

const remembered = z.object({ stayLogged: z.boolean() });

/** What reactivates a dormant account, once within ten minutes, for whoever has shown to be its member. */
export async function makeDormantCheck(
  context: Pick<RequestContext, 'db' | 'now'>,
  memberId: string,
  data: z.output<typeof remembered>,
): Promise<DormantCheck> {
  const neoIdUid = await makeOneTimeToken(context, {
    kind: 'dormantCheck',
    memberId,
    data,
    lifetimeMs: checkLifetimeMs,
  });
  return { neoIdUid, responseTokenType: sessionTokenType, tokenTypeHint };
}

/**
 * What reactivates a dormant account, for who has its email and its password.
 * @throws ApiFailure as `checkCredentials`, for an account that is not dormant too
 */
export async function checkDormant(
  context: RequestContext,
  { body, ip }: CallRequest<'checkDormantPassword'>,
): Promise<DormantCheck> {
  const sent = { ...body, ip, purpose: 'CHECK_PASSWORD' } as const;
  const account = await checkCredentials(context, sent, ({ dormantAt }) => dormantAt !== null);
  return inUnit(context, async (unit) => {
    await lockChecked(unit, account);
    return makeDormantCheck(unit, account.id, { stayLogged: body.stayLogged === 'Y' });
  });
}

/**
 * Reactivates an account by what `makeDormantCheck` gave, and signs in.
 * @throws ApiFailure 410 where that is unknown, used or has run out
 */
export async function reactivateAccount(
  context: RequestContext,
  check: DormantCheck,
  caller: Pick<Caller, 'reader' | 'userAgent'>,
): Promise<OpenedSession> {
  const named =
    check.responseTokenType === sessionTokenType && check.tokenTypeHint === tokenTypeHint;
  if (!named) throw new ApiFailure(410, 'reactivationExpired');
  return inUnit(context, async (unit) => {
    const taken = await takeOneTimeToken(unit, 'dormantCheck', check.neoIdUid, remembered);
    if (taken === null || taken.memberId === null) throw new ApiFailure(410, 'reactivationExpired');
    await unit.db
      .update(member)
      .set({ dormantAt: null })
      .where(and(eq(member.id, taken.memberId), isNull(member.deletionAskedAt)));
    return openSession(unit, taken.memberId, caller, taken.data);
  });
}

/** Makes an account dormant: nobody is signed in to it any more. */
export async function makeDormant(context: RequestContext, memberId: string): Promise<void> {
  await inUnit(context, async ({ db, now }) => {
    await db.update(member).set({ dormantAt: now() }).where(eq(member.id, memberId));
    await endAccess(db, memberId);
  });
}
