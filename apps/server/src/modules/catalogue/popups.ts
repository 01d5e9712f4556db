import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Popup } from '@hanji/contract/entities/popup.ts';
import type { Locale } from '@hanji/contract/vocabulary.ts';
import { image } from '#db/schema/works/image.ts';
import { popup } from '#db/schema/works/showcase.ts';
import { pictureOf } from '#modules/media/picture.ts';
import type { RequestContext } from '#http/request-context.ts';

const popupWidth = 720;

type PopupPlace =
  | { readonly page: 'home'; readonly locale: Locale; readonly withMature: boolean }
  | { readonly page: 'content_home'; readonly locale: Locale; readonly contentId: number };

/**
 * The popups of a page that run now; on a content home also those of that title alone. Those for
 * adults are for who has asked for such, and on the home of a title for who was let in there.
 */
export async function runningPopups(context: RequestContext, place: PopupPlace): Promise<Popup[]> {
  const now = context.now();
  const { page, locale } = place;
  const ofTitle = page === 'home' ? undefined : eq(popup.contentId, place.contentId);
  const forAll = eq(popup.mature, false);
  const forReader = page === 'home' ? (place.withMature ? undefined : forAll) : or(forAll, ofTitle);
  const rows = await context.db
    .select({ popup, image })
    .from(popup)
    .leftJoin(image, eq(image.id, popup.imageId))
    .where(
      and(
        eq(popup.language, locale),
        eq(popup.page, page),
        lte(popup.startAt, now),
        gt(popup.endAt, now),
        or(isNull(popup.contentId), ofTitle),
        forReader,
      ),
    )
    .orderBy(asc(popup.id))
    .limit(20);
  return rows.map((row) => {
    const picture = row.image === null ? null : pictureOf(context.prefix, row.image, popupWidth);
    return {
      id: row.popup.id,
      area: row.popup.area,
      page: row.popup.page,
      uiType: row.popup.uiType,
      category: row.popup.category,
      title: row.popup.title,
      description: row.popup.description,
      themeColor: row.popup.themeColor,
      htmlUrl: null,
      imgUrl: picture?.url ?? null,
      width: picture?.width ?? 0,
      height: picture?.height ?? 0,
      appLinkUrl: row.popup.appLinkUrl,
      webLinkUrl: row.popup.webLinkUrl,
      repeatInterval: row.popup.repeatInterval,
      repeatable: row.popup.repeatable,
      isSkip: false,
    };
  });
}
