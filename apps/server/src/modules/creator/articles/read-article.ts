import { and, asc, eq, ne } from 'drizzle-orm';
import type { ArticleDetail, ArticlePage } from '@hanji/contract/entities/creator.ts';
import { expiryOf } from '@hanji/domain/reading/images/address-lifetime.ts';
import type { challengeChapter } from '#db/schema/challenge/chapter.ts';
import type { challengeTitle } from '#db/schema/challenge/title.ts';
import { articleUpload, type articleDesk } from '#db/schema/creator/article.ts';
import { image } from '#db/schema/works/image.ts';
import type { RequestContext } from '#http/request-context.ts';
import type { Creator } from '#modules/creator/creator.ts';
import { creatorLimits } from '#modules/creator/creator-limits.ts';
import { usedOf, usedTotalBytes } from '#modules/creator/uploads/used-of-limits.ts';
import { uploadEntities } from '#modules/creator/uploads/upload-entity.ts';
import { pictureOf } from '#modules/media/picture.ts';
import { imageSubject, sign } from '#modules/media/signing.ts';
import { pagesOfArticle, versionOfPages, type DeskPage } from './article-pages.ts';
import { ownArticleEntity } from './own-article.ts';

export type OwnArticleRow = {
  readonly title: typeof challengeTitle.$inferSelect;
  readonly chapter: typeof challengeChapter.$inferSelect;
  readonly desk: typeof articleDesk.$inferSelect;
};

/** Of the small pictures in which pages are put into order. */
const thumbnailWidth = 360;

/** Addresses of pages are bound to the session, also on the desk: a draft is nobody else's. */
function pageEntity(
  { prefix, secrets, now }: RequestContext,
  { page, slices }: DeskPage,
  { sessionDigest }: Creator,
): ArticlePage {
  const [top] = slices;
  if (top === undefined) throw new Error(`the page ${page.id} has no picture`);
  const expiry = expiryOf(now());
  const signature = sign(secrets.addressSigning, imageSubject(top.imageId), expiry, sessionDigest);
  const picture = pictureOf(prefix, top.image, thumbnailWidth);
  return {
    pageId: page.id,
    name: page.name,
    width: page.width,
    height: page.height,
    bytes: page.bytes,
    thumbnail: { ...picture, url: `${picture.url}?exp=${expiry}&sig=${signature}` },
  };
}

/** Whoever works on a title is its creator: of one without there is nothing on a desk. */
function ownerOf({ id, readerId }: OwnArticleRow['title']): number {
  if (readerId === null) throw new Error(`the title ${id} is nobody's`);
  return readerId;
}

/** An article as it is worked on, of a row that is locked or was just read. */
export async function readArticle(
  context: RequestContext,
  { title, chapter, desk }: OwnArticleRow,
  creator: Creator,
): Promise<ArticleDetail> {
  const { db, prefix, settings } = context;
  const owner = ownerOf(title);
  const pages = await pagesOfArticle(db, chapter.id);
  const uploads = await db
    .select()
    .from(articleUpload)
    .where(and(eq(articleUpload.chapterId, chapter.id), ne(articleUpload.state, 'done')))
    .orderBy(asc(articleUpload.sort));
  const [cover] =
    desk.coverId === null ? [] : await db.select().from(image).where(eq(image.id, desk.coverId));
  const used = usedOf(
    pages.map(({ page }) => page),
    uploads,
  );
  return {
    ...ownArticleEntity(prefix, { chapter, cover: cover ?? null, pageCount: pages.length }),
    contentName: title.name,
    suspended: title.suspendedAt !== null,
    underReview: title.hiddenAt !== null,
    pages: pages.map((page) => pageEntity(context, page, creator)),
    uploads: await uploadEntities(context, title.id, uploads, creator.locale),
    usedImages: used.images,
    usedBytes: used.bytes,
    usedTotalBytes: await usedTotalBytes(db, owner),
    pagesChanged: chapter.publishedAt !== null && versionOfPages(pages) !== chapter.version,
    limits: creatorLimits(settings),
  };
}
