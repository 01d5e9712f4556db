import type { ChapterFileSalesType, ContentType } from '@hanji/contract/vocabulary.ts';
import { adultGate, verifiesAge } from '@hanji/domain/access/adult-gate.ts';
import { adultVerification } from '@hanji/domain/access/verification.ts';
import {
  activityOf,
  noRight,
  type ChapterRight,
} from '@hanji/domain/chapters/rights/chapter-right.ts';
import { chapterAccess, type ChapterAccess } from '@hanji/domain/access/chapter-access.ts';
import { hasPreview } from '@hanji/domain/reading/has-preview.ts';
import { ApiFailure, type MessageKey } from '#http/failure/api-failure.ts';
import type { Caller } from '#http/request/caller.ts';
import { editionFacts } from '#settings/edition-facts.ts';
import type { Title, TitleRow } from '#modules/catalogue/load-titles.ts';
import type { RequestContext } from '#http/request-context.ts';
import { findTitle, findTitleAndChapter, type ChapterRow } from './find-rows.ts';

export type TitlePath = { readonly contentType: ContentType; readonly contentId: number };

const messageOf = {
  401: 'signInRequired',
  402: 'purchaseRequired',
  404: 'trialNotFound',
  428: 'acceptanceRequired',
  451: 'verificationRequired',
} as const satisfies Record<number, MessageKey>;

function gatedTitle(
  context: RequestContext,
  { restrictedAge, language }: Pick<TitleRow, 'restrictedAge' | 'language'>,
) {
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

/** What stands between who calls and a title for adults; null nothing. */
export function gateBefore(
  context: RequestContext,
  title: Pick<TitleRow, 'restrictedAge' | 'language'>,
  caller: Caller,
) {
  return adultGate(gatedTitle(context, title), readerOf(context, caller));
}

/**
 * Lets through who may see what is of such an age and language.
 * @throws ApiFailure 428 or 451 for adults only
 */
export function passGate(
  context: RequestContext,
  gated: Pick<TitleRow, 'restrictedAge' | 'language'>,
  caller: Caller,
): void {
  const gate = gateBefore(context, gated, caller);
  if (gate !== null) throw new ApiFailure(gate, messageOf[gate]);
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
  passGate(context, title, caller);
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

/** What opening a chapter answers to somebody with such a right to it; rentals are of that moment. */
export function accessTo(
  context: RequestContext,
  salesType: ChapterFileSalesType,
  {
    title,
    chapter,
    right,
  }: {
    readonly title: Pick<TitleRow, 'restrictedAge' | 'language'>;
    readonly chapter: Pick<ChapterRow['chapter'], 'free' | 'trialPages'>;
    readonly right: ChapterRight;
  },
  caller: Caller,
  at: Date,
): ChapterAccess {
  const { free } = chapter;
  return chapterAccess(
    salesType,
    { free, hasTrial: hasPreview(chapter), ...activityOf(right, at) },
    gatedTitle(context, title),
    readerOf(context, caller),
  );
}

/**
 * A chapter that this reader may open, or might at a moment before now.
 * @throws ApiFailure as for its title; 401 or 402 when it must be unlocked; 404 without a preview
 */
export async function admitToChapter(
  context: RequestContext,
  path: TitlePath & { readonly chapterId: number },
  salesTypeOf: ChapterFileSalesType | ((row: ChapterRow) => ChapterFileSalesType),
  caller: Caller,
  at?: Date,
): Promise<{ title: TitleRow; row: ChapterRow }> {
  const now = context.now();
  const found = await findTitleAndChapter(context.db, path, path.chapterId, now);
  const title = admit(context, found.title, caller);
  const { row } = found;
  if (row === null) throw new ApiFailure(404, 'chapterNotFound');
  const right = caller.reading?.rights.of(row.chapter.id) ?? noRight;
  const access = accessTo(
    context,
    typeof salesTypeOf === 'string' ? salesTypeOf : salesTypeOf(row),
    { title, chapter: row.chapter, right },
    caller,
    at ?? now,
  );
  if (access !== 'open') throw new ApiFailure(access, messageOf[access]);
  return { title, row };
}
