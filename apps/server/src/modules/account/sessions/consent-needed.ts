import { desc, eq } from 'drizzle-orm';
import type { ConsentType } from '@hanji/contract/vocabulary.ts';
import { consent } from '#db/schema/account/credentials.ts';
import { currentVersions, type PolicyPlace } from '#modules/account/consents/queries.ts';

const required: readonly ConsentType[] = ['terms_of_use', 'privacy_policy'];

/**
 * Whether a member has yet to agree to the version that holds now of a policy that is required. Of
 * what a member said, the last counts.
 */
export async function isConsentNeeded(place: PolicyPlace, memberId: string): Promise<boolean> {
  const versions = await currentVersions(place);
  const latest = await place.db
    .selectDistinctOn([consent.type])
    .from(consent)
    .where(eq(consent.memberId, memberId))
    .orderBy(consent.type, desc(consent.saidAt));
  const agreed = new Map(
    latest.filter((each) => each.agreed).map(({ type, version }) => [type, version]),
  );
  return required.some((type) => versions.has(type) && agreed.get(type) !== versions.get(type));
}
