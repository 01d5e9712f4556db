import { eq } from 'drizzle-orm';
import type { Policy } from '@hanji/contract/entities/member.ts';
import type { ConsentType } from '@hanji/contract/vocabulary.ts';
import { member } from '#db/schema/access.ts';
import type { CallRequest, Handlers } from '#http/calls/call-handler.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import type { Caller } from '#http/request/caller.ts';
import { inUnit, type RequestContext } from '#http/request-context.ts';
import { memberOf } from '#modules/account/member-of.ts';
import { editionFacts } from '#settings/edition-facts.ts';
import { answersOf, saveAnswers, type Answers } from './answers.ts';
import { mobileOf } from './mobile.ts';
import { currentVersions, findPolicy } from './queries.ts';

/** The version that holds now where none is named. In the language asked for, else the edition's. */
async function readPolicy(
  context: RequestContext,
  { client }: Pick<Caller, 'client'>,
  wanted: { readonly type: ConsentType; readonly version?: string },
): Promise<Policy> {
  const { db, now, origin, settings } = context;
  const { type } = wanted;
  const version = wanted.version ?? (await currentVersions(context)).get(type);
  const locales = [client.locale, editionFacts(origin.edition).locales[0], 'en-US'] as const;
  const found =
    version === undefined ? null : await findPolicy(db, { type, version, locales }, now());
  if (found === null) throw new ApiFailure(404, 'policyNotFound');
  return {
    type,
    version: found.version,
    title: found.title,
    body: found.body.replaceAll('{{supportEmail}}', settings.supportEmail),
    publishedAt: found.publishedAt.toISOString(),
  };
}

/** What a member says now: to what is optional, nothing unless it is sent. */
function saidNow({ body }: CallRequest<'saveConsent'>): Answers {
  const { terms_of_use, privacy_policy } = answersOf(body);
  return {
    terms_of_use,
    privacy_policy,
    ...(body.allowedMarketingNotification !== undefined && {
      marketing_notification: body.allowedMarketingNotification,
    }),
    ...(body.allowedAdvertisement !== undefined && { advertisement: body.allowedAdvertisement }),
  };
}

/** @throws ApiFailure 400 where a required consent is missing, or for what is no mobile number */
async function saveConsent(
  context: RequestContext,
  request: CallRequest<'saveConsent'>,
): Promise<null> {
  const memberId = memberOf(request);
  const answers = saidNow(request);
  const cellPhone = mobileOf(request.body, { required: false });
  await inUnit(context, async (unit) => {
    await saveAnswers(unit, memberId, answers);
    // An empty one is none that was given, and takes none away.
    if (cellPhone === null) return;
    await unit.db.update(member).set({ cellPhone }).where(eq(member.id, memberId));
  });
  return null;
}

export function consentHandlers(
  context: RequestContext,
): Pick<Handlers, 'saveConsent' | 'getConsent' | 'getConsentVersion'> {
  return {
    saveConsent: (request) => saveConsent(context, request),
    getConsent: (request) => readPolicy(context, request, request.params),
    getConsentVersion: (request) => readPolicy(context, request, request.params),
  };
}
