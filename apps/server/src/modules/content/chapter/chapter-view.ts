import type { ChapterEpub, ChapterView } from '@hanji/contract/entities/chapter.ts';
import type { ChapterFileSalesType } from '@hanji/contract/vocabulary.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import type { Caller } from '#http/request/caller.ts';
import type { TitleRow } from '#modules/catalogue/load-titles.ts';
import { titleVisual } from '#modules/catalogue/title-visual.ts';
import { commentsOfChapter } from '#modules/community/lists/comment-totals.ts';
import { AddressCipher } from '#modules/media/address-cipher.ts';
import { pictureOf } from '#modules/media/picture.ts';
import { epubSubject, sign } from '#modules/media/signing.ts';
import { viewedImage, type AddressTerms } from '#modules/media/viewed-image.ts';
import { expiryOf } from '@hanji/domain/reading/images/address-lifetime.ts';
import { noRights } from '@hanji/domain/purchase/rights/chapter-rights.ts';
import { workKind } from '@hanji/domain/titles/work-kind.ts';
import type { RequestContext } from '#http/request-context.ts';
import { admitToChapter, type TitlePath } from '#modules/admission/admission.ts';
import { chapterEntity, chapterLink, ownState } from '#modules/content/chapter-entity.ts';
import { findEpub, imagesOf } from './chapter-files.ts';
import { neighboursOf } from '#modules/content/unit-chapters.ts';
import { type ChapterRow } from '#modules/admission/find-rows.ts';

/** As wide as the key visual of a title's home. */
const visualWidth = 1440;

/** What there is to read, and its version as of the same moment: an import may change both. */
type Readable = Pick<ChapterView, 'imageKey'> &
  Pick<ChapterView['chapter'], 'contentVersion' | 'epub' | 'images'>;

/** A chapter that is rented, and nothing more, is there until its rental ends; a preview for all. */
function addressTerms(
  row: ChapterRow,
  salesType: ChapterFileSalesType,
  caller: Caller,
  now: Date,
): AddressTerms {
  const { free, id } = row.chapter;
  const binding = bindingOf(row, caller);
  const expiry = expiryOf(now);
  if (free || salesType === 'trial') return { binding, expiry, unlockId: null };
  const { rights = noRights } = caller.reading ?? {};
  const { unlocked, rentedUntil } = rights.of(id);
  const ends = unlocked || rentedUntil === null ? expiry : secondsOf(rentedUntil);
  return {
    binding,
    expiry: Math.min(expiry, ends),
    unlockId: rights.fresh(id, now)?.id ?? null,
  };
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

function secondsOf(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}

/** What an address is bound to: the session where the chapter is not free. */
function bindingOf({ chapter }: ChapterRow, { reader }: Caller): string {
  return chapter.free || reader.kind === 'visitor' ? '' : reader.sessionDigest;
}

async function chapterImages(
  context: RequestContext,
  row: ChapterRow,
  salesType: ChapterFileSalesType,
  terms: AddressTerms,
): Promise<Readable> {
  const pages = salesType === 'trial' ? row.chapter.trialPages : null;
  const rows = await imagesOf(context.db, row.chapter.id, pages);
  const contentVersion = rows[0]?.version ?? row.chapter.version;
  if (rows.length === 0) return { contentVersion, epub: null, images: [], imageKey: null };
  const cipher = new AddressCipher();
  const images = rows.map((each) => viewedImage(context, cipher, each, terms));
  return { contentVersion, epub: null, images, imageKey: cipher.key };
}

async function chapterEpub(
  context: RequestContext,
  title: TitleRow,
  row: ChapterRow,
  salesType: ChapterFileSalesType,
  { binding, expiry: expiredAt, unlockId }: AddressTerms,
): Promise<Readable> {
  const [stored, whole] = await Promise.all([
    findEpub(context.db, row.chapter.id, salesType),
    salesType === 'trial' ? findEpub(context.db, row.chapter.id, 'product') : null,
  ]);
  if (stored === null) {
    throw new ApiFailure(404, salesType === 'trial' ? 'trialNotFound' : 'chapterNotFound');
  }
  const file = {
    languageId: title.language,
    chapterId: row.chapter.id,
    chapterFileSalesType: salesType,
  };
  const epub: ChapterEpub = {
    ...file,
    expiredAt,
    checkSum: sign(context.secrets.addressSigning, epubSubject(file), expiredAt, binding),
    size: stored.size,
    characterCounts: stored.characterCounts,
    chapterCharacters: sumOf((whole ?? stored).characterCounts),
    mostCopied: context.settings.copyLimit || null,
    endsTakeBack: unlockId !== null,
  };
  return { contentVersion: stored.version, epub, images: [], imageKey: null };
}

/** A chapter to read, for who may open it (reading-service, section 3 "Chapter"). */
export async function readChapterView(
  context: RequestContext,
  path: TitlePath & { readonly chapterId: number },
  salesType: ChapterFileSalesType,
  caller: Caller,
): Promise<ChapterView> {
  const { title, row } = await admitToChapter(context, path, salesType, caller);
  const terms = addressTerms(row, salesType, caller, context.now());
  const [{ next, previous }, visual, totalComments, { imageKey, ...readable }] = await Promise.all([
    neighboursOf(context.db, row, context.now()),
    titleVisual(context.db, title.id),
    title.commentEnabled ? commentsOfChapter(context.db, row.chapter.id) : 0,
    workKind(title.type) === 'novel'
      ? chapterEpub(context, title, row, salesType, terms)
      : chapterImages(context, row, salesType, terms),
  ]);
  return {
    content: {
      id: title.id,
      type: title.type,
      name: title.name,
      description: title.description,
      visual: visual ? pictureOf(context.prefix, visual, visualWidth) : null,
      languageId: title.language,
      orientation: title.orientation,
      sideways: title.sideways,
      themeColor: title.themeColor,
      restrictedAge: title.restrictedAge,
      commentEnabled: title.commentEnabled,
    },
    chapter: {
      ...chapterEntity(context, title, row, ownState(caller.reading, row.chapter.id)),
      nextChapter: chapterLink(context, next),
      previousChapter: chapterLink(context, previous),
      totalComments,
      ...readable,
    },
    imageKey,
  };
}
