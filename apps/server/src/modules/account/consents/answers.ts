import { sql } from 'drizzle-orm';
import { consentTypes, type ConsentType } from '@hanji/contract/vocabulary.ts';
import {
  consentProblems,
  fromWireConsents,
  type ReceivedConsents,
} from '@hanji/domain/forms/consent.ts';
import { consent } from '#db/schema/account/credentials.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import { currentVersions, type PolicyPlace } from './queries.ts';

/** Y or N to each policy that something was said to. */
export type Answers = Readonly<Partial<Record<ConsentType, 'Y' | 'N'>>>;

/** What is noted where an edition has no such policy: the member said it nevertheless. */
const noVersion = '';

/**
 * What was sent, as answers to policies: what is not sent is not consented to. The age is confirmed
 * and never sent, so that nobody can ask for it here.
 * @throws ApiFailure 400 where a required one is not given
 */
export function answersOf(sent: ReceivedConsents): Required<Answers> {
  const consents = fromWireConsents(sent);
  const [problem] = consentProblems({ ...consents, termsAge14Yn: 'N' }, { asksAge: false });
  if (problem !== undefined) {
    throw new ApiFailure(400, 'consentRequired', null, `body: ${problem.field} is required`);
  }
  return {
    terms_of_use: consents.termsAgreeYn,
    privacy_policy: consents.termsPrivacyYn,
    marketing_notification: consents.termsMarketingYn,
    advertisement: consents.termsAdvertisementYn,
  };
}

/** Notes what a member says to policies, in the versions that hold now; the newest word counts. */
export async function saveAnswers(
  place: PolicyPlace,
  memberId: string,
  answers: Answers,
): Promise<void> {
  const versions = await currentVersions(place);
  const saidAt = place.now();
  const rows = consentTypes.flatMap((type) => {
    const answer = answers[type];
    const version = versions.get(type) ?? noVersion;
    return answer === undefined
      ? []
      : [{ memberId, type, version, agreed: answer === 'Y', saidAt }];
  });
  if (rows.length === 0) return;
  await place.db
    .insert(consent)
    .values(rows)
    // Twice within a millisecond: the later word counts.
    .onConflictDoUpdate({
      target: [consent.memberId, consent.type, consent.saidAt],
      set: { version: sql`excluded.version`, agreed: sql`excluded.agreed` },
    });
}
