import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { PolicyType } from '@hanji/contract/help-vocabulary.ts';
import type { Locale } from '@hanji/contract/vocabulary.ts';
import type { Executor } from '#db/executor.ts';
import { policy } from '#db/schema/account/credentials.ts';
import type { RequestContext } from '#http/request-context.ts';
import { editionFacts } from '#settings/edition-facts.ts';

export type PolicyPlace = Pick<RequestContext, 'db' | 'now' | 'origin'>;

/** The versions that hold now for the readers of an edition: of each type, what they got last. */
export async function currentVersions({
  db,
  now,
  origin,
}: PolicyPlace): Promise<ReadonlyMap<PolicyType, string>> {
  const { locales } = editionFacts(origin.edition);
  const rows = await db
    .selectDistinctOn([policy.type], { type: policy.type, version: policy.version })
    .from(policy)
    .where(and(inArray(policy.locale, [...locales]), lte(policy.publishedAt, now())))
    .orderBy(policy.type, desc(policy.publishedAt), desc(policy.version));
  return new Map(rows.map(({ type, version }) => [type, version]));
}

type Wanted = {
  readonly type: PolicyType;
  readonly version: string;
  /** The languages that a reader may understand, the best first. */
  readonly locales: readonly Locale[];
};

/** A version in the best of the languages that it is written in, else in any; null where it is none. */
export async function findPolicy(
  db: Executor,
  { type, version, locales }: Wanted,
  now: Date,
): Promise<typeof policy.$inferSelect | null> {
  const place = sql`array_position(${sql.param([...locales])}::text[], ${policy.locale})`;
  const [found] = await db
    .select()
    .from(policy)
    .where(and(eq(policy.type, type), eq(policy.version, version), lte(policy.publishedAt, now)))
    .orderBy(sql`${place} asc nulls last`, asc(policy.locale))
    .limit(1);
  return found ?? null;
}

/**
 * Every version of a policy that the readers of an edition got by now, the newest first, each from
 * when it was published first in one of their languages.
 */
export async function policyVersions(
  { db, now, origin }: PolicyPlace,
  type: PolicyType,
): Promise<{ version: string; publishedAt: Date }[]> {
  const { locales } = editionFacts(origin.edition);
  const first = sql<Date>`min(${policy.publishedAt})`.mapWith(policy.publishedAt);
  return db
    .select({ version: policy.version, publishedAt: first })
    .from(policy)
    .where(
      and(
        eq(policy.type, type),
        inArray(policy.locale, [...locales]),
        lte(policy.publishedAt, now()),
      ),
    )
    .groupBy(policy.version)
    .orderBy(desc(first), desc(policy.version));
}
