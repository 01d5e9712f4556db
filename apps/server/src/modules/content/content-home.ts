import type { ChapterList } from '@hanji/contract/entities/chapter.ts';
import type { ContentHome } from '@hanji/contract/entities/content.ts';
import type { ChapterUnit } from '@hanji/contract/vocabulary.ts';
import { secondsLeft } from '@hanji/domain/times/seconds-left.ts';
import type { Caller } from '#http/request/caller.ts';
import { contentCard } from '#modules/catalogue/content-card.ts';
import { loadTitles, type Title } from '#modules/catalogue/load-titles.ts';
import { runningPopups } from '#modules/catalogue/popups.ts';
import { titlePath } from '#modules/catalogue/title-path.ts';
import { pictureOf } from '#modules/media/picture.ts';
import { readingOf, type Reading } from '#modules/readers/reading-state.ts';
import type { RequestContext } from '#http/request-context.ts';
import { admitToTitle, type TitlePath } from './admission.ts';
import { chapterEntity } from './chapter-entity.ts';
import { contentEntity } from './content-entity.ts';
import { bannersOf, chaptersOf, promotionsOf, recommendedIds } from './queries.ts';

const recommendCount = 10;
const bannerWidth = 720;

async function readingBy(
  context: RequestContext,
  caller: Caller,
  title: Title,
): Promise<Reading | null> {
  const { reader } = caller;
  return reader.kind === 'visitor' ? null : readingOf(context.db, reader.memberId, title.id);
}

/** Content home (reading-service, section 3 "Content home response"). */
export async function readContentHome(
  context: RequestContext,
  path: TitlePath,
  caller: Caller,
): Promise<ContentHome> {
  const title = await admitToTitle(context, path, caller);
  const now = context.now();
  const [reading, rows, recommends, banners, popups, promotions] = await Promise.all([
    readingBy(context, caller, title),
    chaptersOf(context.db, title.id, title.chapterUnit, now),
    recommendedIds(context.db, title, caller.client, recommendCount).then((ids) =>
      loadTitles(context.db, ids),
    ),
    bannersOf(context.db, title, caller.client),
    runningPopups(context, 'content_home', title.language, title.id),
    promotionsOf(context.db, title.id, now),
  ]);
  return {
    content: contentEntity(context, title, caller.reader.kind, reading),
    chapters: rows.map((row) => chapterEntity(context, title, row, reading)),
    recommends: recommends.map((one) => contentCard(context, one)),
    banners: banners.map(({ banner, image, leadsTo }) => {
      const { url, width, height } = pictureOf(context.prefix, image, bannerWidth);
      return {
        id: banner.id,
        title: banner.title,
        imgUrl: url,
        width,
        height,
        webLinkUrl: leadsTo ? titlePath(leadsTo) : banner.link,
      };
    }),
    popups,
    promotions: promotions.map(({ category, title: name, endAt, webLinkUrl }) => ({
      category,
      title: name,
      expireRemained: secondsLeft(endAt, now),
      webLinkUrl,
    })),
  };
}

/** All chapters of a unit, oldest first. */
export async function readChapters(
  context: RequestContext,
  path: TitlePath & { readonly chapterUnit: ChapterUnit },
  caller: Caller,
): Promise<ChapterList> {
  const title = await admitToTitle(context, path, caller);
  const [reading, rows] = await Promise.all([
    readingBy(context, caller, title),
    chaptersOf(context.db, title.id, path.chapterUnit, context.now()),
  ]);
  return { chapters: rows.map((row) => chapterEntity(context, title, row, reading)) };
}
