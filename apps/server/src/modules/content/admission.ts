import type { ChapterFileSalesType, ContentType } from '@hanji/contract/vocabulary.ts';
import { adultGate, verifiesAge } from '@hanji/domain/access/adult-gate.ts';
import { chapterAccess } from '@hanji/domain/access/chapter-access.ts';
import { hasPreview } from '@hanji/domain/reading/has-preview.ts';
import { ApiFailure, type MessageKey } from '#http/failure/api-failure.ts';
import { together } from '#db/executor.ts';
import type { Caller } from '#http/request/caller.ts';
import { editionFacts } from '#settings/edition-facts.ts';
import type { Title } from '#modules/catalogue/load-titles.ts';
import type { RequestContext } from '#http/request-context.ts';
import { findChapter, findTitle, type ChapterRow } from './queries.ts';

export type TitlePath = { readonly contentType: ContentType; readonly contentId: number };

const messageOf = {
  401: 'signInRequired',
  402: 'purchaseRequired',
  404: 'trialNotFound',
  428: 'acceptanceRequired',
  451: 'verificationRequired',
} as const satisfies Record<number, MessageKey>;

function gatedTitle(context: RequestContext, { restrictedAge, language }: Title) {
  const verifiesAdults = verifiesAge({ language }, editionFacts(context.origin.edition));
  return { restrictedAge, verifiesAdults };
}

function standing({ acceptedMature, reader }: Caller) {
  return {
    acceptedMature,
    adultVerification: 'unverified',
    signedIn: reader.kind !== 'visitor',
  } as const;
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
  if (title === null) throw new ApiFailure(404, 'contentNotFound');
  const gate = adultGate(gatedTitle(context, title), standing(caller));
  if (gate !== null) throw new ApiFailure(gate, messageOf[gate]);
  return title;
}

/**
 * A chapter that this reader may open.
 * @throws ApiFailure as for its title; 401 or 402 when it must be unlocked; 404 without a preview
 */
export async function admitToChapter(
  context: RequestContext,
  path: TitlePath & { readonly chapterId: number },
  salesType: ChapterFileSalesType,
  caller: Caller,
): Promise<{ title: Title; row: ChapterRow }> {
  const [title, row] = await together(
    context.db,
    () => admitToTitle(context, path, caller),
    () => findChapter(context.db, path.contentId, path.chapterId, context.now()),
  );
  if (row === null) throw new ApiFailure(404, 'chapterNotFound');
  const access = chapterAccess(
    salesType,
    { free: row.chapter.free, hasTrial: hasPreview(row.chapter), unlocked: false, rented: false },
    gatedTitle(context, title),
    standing(caller),
  );
  if (access !== 'open') throw new ApiFailure(access, messageOf[access]);
  return { title, row };
}
