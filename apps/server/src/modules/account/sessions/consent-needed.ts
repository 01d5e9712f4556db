import { sql } from 'drizzle-orm';
import type { ConsentType } from '@hanji/contract/vocabulary.ts';
import { consent, policy } from '#db/schema/credentials.ts';
import type { RequestContext } from '#http/request-context.ts';
import { editionFacts } from '#settings/edition-facts.ts';

const required: readonly ConsentType[] = ['terms_of_use', 'privacy_policy'];

/**
 * Whether a member has yet to agree to the newest version of a policy that is required. A version
 * counts once it is published; of what a member said, the last counts.
 */
export async function isConsentNeeded(
  { db, now, origin }: Pick<RequestContext, 'db' | 'now' | 'origin'>,
  memberId: string,
): Promise<boolean> {
  const { locales } = editionFacts(origin.edition);
  const { rowCount } = await db.execute(sql`
    select from (
      select distinct on (type) type, version from ${policy}
      where type = any(${sql.param([...required])}::text[])
        and locale = any(${sql.param([...locales])}::text[])
        and published_at <= ${now().toISOString()}::timestamptz
      order by type, published_at desc, version desc
    ) as newest
    left join lateral (
      select version, agreed from ${consent}
      where member_id = ${memberId} and consent.type = newest.type
      order by said_at desc limit 1
    ) as said on true
    where said.agreed is not true or said.version <> newest.version
    limit 1`);
  return rowCount === 1;
}
