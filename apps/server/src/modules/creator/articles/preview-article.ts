import type { ArticlePreview } from '@hanji/contract/entities/creator.ts';
import type { ChapterImage } from '@hanji/contract/entities/image.ts';
import { expiryOf } from '@hanji/domain/reading/images/address-lifetime.ts';
import type { Caller } from '#http/request/caller.ts';
import { inUnit, type RequestContext } from '#http/request-context.ts';
import { signedIn } from '#modules/account/signed-in.ts';
import { creatorOf } from '#modules/creator/creator.ts';
import { AddressCipher } from '#modules/media/address-cipher.ts';
import { imageAddress } from '#modules/media/picture.ts';
import { imageSubject, sign } from '#modules/media/signing.ts';
import { pagesOfArticle, versionOfPages } from './article-pages.ts';
import { findOwnArticle, type ArticlePath } from './find-own-article.ts';

/**
 * An article with its pages as they are on the desk, as the viewer takes a chapter: addresses are
 * bound to the session, since a draft is nobody else's.
 * @throws ApiFailure 404
 */
export async function previewArticle(
  context: RequestContext,
  caller: Caller,
  path: ArticlePath,
): Promise<ArticlePreview> {
  const { title, chapter, pages } = await inUnit(context, async (unit) => {
    const row = await findOwnArticle(unit, creatorOf(caller), path);
    return { ...row, pages: await pagesOfArticle(unit.db, path.chapterId) };
  });
  const cipher = new AddressCipher();
  const expiry = expiryOf(context.now());
  const { sessionDigest } = signedIn(caller.reader);
  const images = pages.flatMap(({ slices }, index) =>
    slices.map(({ slice, image }): ChapterImage => {
      const subject = imageSubject(image.id);
      const signature = sign(context.secrets.addressSigning, subject, expiry, sessionDigest);
      return {
        id: `${index + 1}-${slice}`,
        page: index + 1,
        slice,
        url: cipher.encrypt(
          imageAddress(context.prefix, image, image.widths.at(-1) ?? image.width),
        ),
        parameter: `exp=${expiry}&sig=${signature}`,
        width: image.width,
        height: image.height,
        dominantColor: image.dominantColor,
        placeholder: image.placeholder,
        widths: image.widths.length > 0 ? image.widths : [image.width],
        description: null,
        panels: image.panels?.isSure === true ? [...image.panels.panels] : null,
      };
    }),
  );
  return {
    contentName: title.name,
    name: chapter.name,
    images,
    imageKey: images.length === 0 ? null : cipher.key,
    contentVersion: versionOfPages(pages),
  };
}
