import type { ChapterFileSalesType, ContentType } from '@hanji/contract/vocabulary.ts';
import { adultGate, verifiesAge } from '@hanji/domain/access/adult-gate.ts';
import { adultVerification } from '@hanji/domain/access/verification.ts';
import { activityOf, noRight } from '@hanji/domain/chapters/rights/chapter-right.ts';
import { chapterAccess } from '@hanji/domain/access/chapter-access.ts';
import { hasPreview } from '@hanji/domain/reading/has-preview.ts';
import { ApiFailure, type MessageKey } from '#http/failure/api-failure.ts';
import type { Caller } from '#http/request/caller.ts';
import { editionFacts } from '#settings/edition-facts.ts';
import type { Title, TitleRow } from '#modules/catalogue/load-titles.ts';
import type { RequestContext } from '#http/request-context.ts';
import { findTitle, findTitleAndChapter, type ChapterRow } from './queries.ts';

export type TitlePath = { readonly contentType: ContentType; readonly contentId: number };

const messageOf = {
  401: 'signInRequired',
  402: 'purchaseRequired',
  404: 'trialNotFound',
  428: 'acceptanceRequired',
  451: 'verificationRequired',
} as const satisfies Record<number, MessageKey>;

function gatedTitle(context: RequestContext, { restrictedAge, language }: TitleRow) {
  const verifiesAdults = verifiesAge({ language }, editionFacts(context.origin.edition));
  return { restrictedAge, verifiesAdults };
}

function readerOf(
  { now }: RequestContext,
  {
    acceptedMature,
    adultCertifiedAt,
    reader,
  }: Pick<Caller, 'acceptedMature' | 'adultCertifiedAt' | 'reader'>,
) {
  return {
    acceptedMature,
    adultVerification: adultVerification(adultCertifiedAt, now()).status,
    signedIn: reader.kind !== 'visitor',
  };
}

/**
 * That title, for a reader who may see it.
 * @throws ApiFailure 404 where there is none; 428 or 451 for adults only
 */
export function admit<Row extends TitleRow>(
  context: RequestContext,
  title: Row | null,
  caller: Caller,
): Row {
  if (title === null) throw new ApiFailure(404, 'contentNotFound');
  const gate = adultGate(gatedTitle(context, title), readerOf(context, caller));
  if (gate !== null) throw new ApiFailure(gate, messageOf[gate]);
  return title;
}

/**
 * A title that this reader may see.
 * @throws ApiFailure 404 unknown, hidden or of another type; 428 or 451 for adults only
 */
export async function admitToTitle(
  context: RequestContext,
  path: TitlePath,
  caller: Caller,
): Promise<Title> {
  const title = await findTitle(context.db, path.contentType, path.contentId);
  return admit(context, title, caller);
}

/**
 * A chapter that this reader may open.
 * @throws ApiFailure as for its title; 401 or 402 when it must be unlocked; 404 without a preview
 */
export async function admitToChapter(
  context: RequestContext,
  path: TitlePath & { readonly chapterId: number },
  salesTypeOf: ChapterFileSalesType | ((row: ChapterRow) => ChapterFileSalesType),
  caller: Caller,
): Promise<{ title: TitleRow; row: ChapterRow }> {
  const now = context.now();
  const found = await findTitleAndChapter(context.db, path, path.chapterId, now);
  const title = admit(context, found.title, caller);
  const { row } = found;
  if (row === null) throw new ApiFailure(404, 'chapterNotFound');
  const right = caller.reading?.rights.of(row.chapter.id) ?? noRight;
  const access = chapterAccess(
    typeof salesTypeOf === 'string' ? salesTypeOf : salesTypeOf(row),
    { free: row.chapter.free, hasTrial: hasPreview(row.chapter), ...activityOf(right, now) },
    gatedTitle(context, title),
    readerOf(context, caller),
  );
  if (access !== 'open') throw new ApiFailure(access, messageOf[access]);
  return { title, row };
}
