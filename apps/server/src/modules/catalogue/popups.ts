import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Popup } from '@hanji/contract/entities/popup.ts';
import type { Locale } from '@hanji/contract/vocabulary.ts';
import { image } from '#db/schema/works/image.ts';
import { popup } from '#db/schema/works/showcase.ts';
import { pictureOf } from '#modules/media/picture.ts';
import type { RequestContext } from '#http/request-context.ts';

const popupWidth = 720;

/** The popups of a page that run now; on a content home also those of that title alone. */
export async function runningPopups(
  context: RequestContext,
  page: 'home' | 'content_home',
  locale: Locale,
  contentId: number | null = null,
): Promise<Popup[]> {
  const now = context.now();
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
        or(
          isNull(popup.contentId),
          contentId === null ? undefined : eq(popup.contentId, contentId),
        ),
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
