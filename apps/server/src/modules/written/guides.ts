import { asc, desc, like } from 'drizzle-orm';
import type { Guide } from '@hanji/contract/entities/guide.ts';
import type { Executor } from '#db/executor.ts';
import { writtenPage } from '#db/schema/contest/written.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import type { RequestContext } from '#http/request-context.ts';
import { readTitledPage, titledParts } from './written-pages.ts';

/** Where a guide page is written, and whose pictures it names. */
export function guidePlace(name: string) {
  const folder = `guide/${name}`;
  return { folder, key: folder };
}

/** @throws ApiFailure 404 not written, or withdrawn */
export async function readGuide(
  place: Pick<RequestContext, 'db' | 'prefix'>,
  name: string,
): Promise<Guide> {
  const found = await readTitledPage(place, guidePlace(name));
  if (found === null) throw new ApiFailure(404, 'documentNotFound');
  return found;
}

/** Every guide page in its newest version; one that was withdrawn has no title. */
export async function writtenGuides(db: Executor) {
  const rows = await db
    .selectDistinctOn([writtenPage.key])
    .from(writtenPage)
    .where(like(writtenPage.key, 'guide/%'))
    .orderBy(asc(writtenPage.key), desc(writtenPage.version));
  return rows.map(({ key, version, body, writtenBy }) => ({
    name: key.replace(/^guide\//, ''),
    version,
    title: titledParts(body)?.title ?? null,
    writtenBy,
  }));
}
