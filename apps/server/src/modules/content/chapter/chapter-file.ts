import type { ChapterFileSalesType } from '@hanji/contract/vocabulary.ts';
import { activityOf } from '@hanji/domain/chapters/rights/chapter-right.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import type { FileAnswer } from '#http/answer/answer.ts';
import type { Caller } from '#http/request/caller.ts';
import { epubSubject, isSigned } from '#modules/media/signing.ts';
import { deliverUnlock } from '#modules/wallet/purchase/take-back/deliver-unlock.ts';
import { noRights } from '@hanji/domain/purchase/rights/chapter-rights.ts';
import type { RequestContext } from '#http/request-context.ts';
import { admit, type TitlePath } from '#modules/admission/admission.ts';
import { findChapter, findTitle } from '#modules/admission/find-rows.ts';
import { findEpub } from './chapter-files.ts';

export type EpubClaim = {
  readonly languageId: string;
  readonly chapterId: number;
  readonly expiredAt: number;
  readonly checkSum: string;
  readonly chapterFileSalesType: ChapterFileSalesType;
};

/**
 * The EPUB that a signed address stands for (reading-service, section 7), as long as its chapter is
 * the reader's. Of whom the right has ended, the view says what they need: the address is but void.
 * @throws ApiFailure 403 forged, bound to another session, run out or taken back; 404 not of this
 * title; 428 or 451 for adults only
 */
export async function readChapterEpub(
  context: RequestContext,
  path: TitlePath,
  claim: EpubClaim,
  caller: Caller,
): Promise<FileAnswer> {
  const { reader, reading } = caller;
  const now = context.now();
  const signed = {
    subject: epubSubject(claim),
    expiry: claim.expiredAt,
    signature: claim.checkSum,
  };
  const digest = reader.kind === 'visitor' ? null : reader.sessionDigest;
  if (!isSigned(context.secrets.addressSigning, signed, digest, now)) {
    throw new ApiFailure(403, 'linkExpired');
  }
  const [found, row, stored] = await Promise.all([
    findTitle(context.db, path.contentType, path.contentId),
    findChapter(context.db, path.contentId, claim.chapterId, now),
    findEpub(context.db, claim.chapterId, claim.chapterFileSalesType),
  ]);
  admit(context, found, caller);
  if (row === null || stored === null) throw new ApiFailure(404, 'chapterNotFound');
  const { rights = noRights } = reading ?? {};
  const isFree = claim.chapterFileSalesType === 'trial' || row.chapter.free;
  const { unlocked, rented } = activityOf(rights.of(claim.chapterId), now);
  if (!isFree && !unlocked && !rented) throw new ApiFailure(403, 'linkExpired');
  const fresh = isFree ? null : rights.fresh(claim.chapterId, now);
  return {
    key: stored.storageKey,
    contentType: 'application/epub+zip',
    etag: `"${stored.storageKey}"`,
    shared: false,
    seconds: claim.expiredAt - Math.floor(now.getTime() / 1000),
    ...(fresh && { onSending: () => deliverUnlock(context.db, fresh.id, now) }),
  };
}
