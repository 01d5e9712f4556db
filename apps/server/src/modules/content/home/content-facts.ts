import { secondsLeft } from '@hanji/domain/times/seconds-left.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import { SharedValues } from '#http/answer/shared-values.ts';
import type { RequestContext } from '#http/request-context.ts';
import { contentCard } from '#modules/catalogue/content-card.ts';
import { loadTitles, type Title } from '#modules/catalogue/load-titles.ts';
import { runningPopups } from '#modules/catalogue/popups.ts';
import { commentsOfTitle } from '#modules/community/lists/comment-totals.ts';
import type { AnyLanguageAudience } from '#modules/catalogue/visible.ts';
import type { TitlePath } from '#modules/admission/admission.ts';
import { contentBanner } from './content-banner.ts';
import { ContentHomeText } from './content-home-text.ts';
import { chaptersOf } from '#modules/content/unit-chapters.ts';
import { findTitle } from '#modules/admission/find-rows.ts';
import { otherLanguages } from './other-languages.ts';
import { bannersOf, promotionsOf, recommendedIds, seriesIds } from './beside.ts';

const recommendCount = 10;
const seriesCount = 20;
type ContentFacts = { readonly title: Title; readonly text: ContentHomeText };

/** @throws ApiFailure 404 */
async function readContentFacts(
  context: RequestContext,
  path: TitlePath,
  audience: AnyLanguageAudience,
): Promise<ContentFacts> {
  const title = await findTitle(context.db, path.contentType, path.contentId);
  if (title === null) throw new ApiFailure(404, 'contentNotFound');
  const now = context.now();
  const [rows, inSeries, recommends, banners, popups, promotions, totalComments, languages] =
    await Promise.all([
      chaptersOf(context.db, title.id, title.chapterUnit, now),
      seriesIds(context.db, title, audience, seriesCount).then((ids) =>
        loadTitles(context.db, ids),
      ),
      recommendedIds(context.db, title, audience, recommendCount).then((ids) =>
        loadTitles(context.db, ids),
      ),
      bannersOf(context.db, title, audience, now),
      runningPopups(context, {
        page: 'content_home',
        locale: title.language,
        contentId: title.id,
      }),
      promotionsOf(context.db, title.id, now),
      title.commentEnabled ? commentsOfTitle(context.db, title.id) : 0,
      otherLanguages(context.db, title),
    ]);
  const beside = {
    languages,
    seriesTitles: inSeries.map((other) => contentCard(context, other)),
    // Those of the series stand in the row above.
    recommends: recommends
      .filter(({ id }) => !inSeries.some((other) => other.id === id))
      .map((recommended) => contentCard(context, recommended)),
    banners: banners.map((row) => contentBanner(context, row, now)),
    popups,
    promotions: promotions.map(({ category, title: name, endAt, webLinkUrl }) => ({
      category,
      title: name,
      expireRemained: secondsLeft(endAt, now),
      webLinkUrl,
    })),
  };
  return { title, text: new ContentHomeText(context, { title, rows, totalComments, beside }) };
}

/** What is kept at a time; those longest unasked for are let go first. */
const mostBytes = 32 * 1024 * 1024;

/**
 * What a content home shows to everybody who takes the same titles, kept for a moment: of what a
 * member is answered only the member's own is read each time.
 */
export class SharedContentFacts {
  readonly #values: SharedValues<ContentFacts>;

  /** `forMs` 0 keeps none. */
  constructor(forMs: number) {
    this.#values = new SharedValues({
      forMs,
      most: mostBytes,
      sizeOf: ({ text }) => text.byteLength,
    });
  }

  /**
   * Whether the reader may see the title is not asked here. What of the audience is read stands in
   * the key: nobody's language reaches what others are shown.
   */
  get(
    context: RequestContext,
    path: TitlePath,
    { acceptMature }: AnyLanguageAudience,
  ): Promise<ContentFacts> {
    const key = [path.contentType, path.contentId, acceptMature].join();
    return this.#values.get(key, () => readContentFacts(context, path, { acceptMature }));
  }
}
