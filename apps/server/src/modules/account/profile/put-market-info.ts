import { and, desc, eq, inArray, lte } from 'drizzle-orm';
import type { ConsentType } from '@hanji/contract/vocabulary.ts';
import { consent, policy } from '#db/schema/credentials.ts';
import type { RequestContext } from '#http/request-context.ts';
import { editionFacts } from '#settings/edition-facts.ts';

const type = 'marketing_notification' satisfies ConsentType;

/** What is noted where the edition has no such policy: the member said it nevertheless. */
const noVersion = '';

/** Notes what a member says to marketing, in the version of the policy that holds now. */
export async function putMarketInfoAgree(
  { db, now, origin }: Pick<RequestContext, 'db' | 'now' | 'origin'>,
  memberId: string,
  value: 'Y' | 'N',
): Promise<null> {
  const { locales } = editionFacts(origin.edition);
  const saidAt = now();
  const [newest] = await db
    .select({ version: policy.version })
    .from(policy)
    .where(
      and(
        eq(policy.type, type),
        inArray(policy.locale, [...locales]),
        lte(policy.publishedAt, saidAt),
      ),
    )
    .orderBy(desc(policy.publishedAt), desc(policy.version))
    .limit(1);
  const said = { version: newest?.version ?? noVersion, agreed: value === 'Y' };
  await db
    .insert(consent)
    .values({ memberId, type, saidAt, ...said })
    // Twice within a millisecond: the later word counts.
    .onConflictDoUpdate({ target: [consent.memberId, consent.type, consent.saidAt], set: said });
  return null;
}
