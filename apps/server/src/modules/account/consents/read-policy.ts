import type { Policy } from '@hanji/contract/entities/member.ts';
import type { PolicyType } from '@hanji/contract/help-vocabulary.ts';
import { isOffered } from '@hanji/domain/help/legal.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import type { Caller } from '#http/request/caller.ts';
import type { RequestContext } from '#http/request-context.ts';
import { editionFacts } from '#settings/edition-facts.ts';
import { findPolicy, policyVersions } from './queries.ts';

/**
 * A policy in a version, the one that holds now where none is named: in the language asked for, else
 * the edition's, else English.
 * @throws ApiFailure 404 for a version that there is not, or not yet, and for what only another
 *   edition has to show
 */
export async function readPolicy(
  context: RequestContext,
  { client }: Pick<Caller, 'client'>,
  wanted: { readonly type: PolicyType; readonly version?: string },
): Promise<Policy> {
  const { db, now, origin, settings } = context;
  const { type } = wanted;
  const facts = editionFacts(origin.edition);
  if (!isOffered(type, facts.locales)) throw new ApiFailure(404, 'policyNotFound');
  const versions = await policyVersions(context, type);
  const version = wanted.version ?? versions[0]?.version;
  const locales = [client.locale, facts.locales[0], 'en-US'] as const;
  const found =
    version === undefined ? null : await findPolicy(db, { type, version, locales }, now());
  if (found === null) throw new ApiFailure(404, 'policyNotFound');
  return {
    type,
    version: found.version,
    title: found.title,
    body: found.body.replaceAll('{{supportEmail}}', settings.supportEmail),
    publishedAt: found.publishedAt.toISOString(),
    versions: versions.map((each) => ({
      version: each.version,
      publishedAt: each.publishedAt.toISOString(),
    })),
  };
}
