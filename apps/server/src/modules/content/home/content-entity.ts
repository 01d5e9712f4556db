import type { Content } from '@hanji/contract/entities/content.ts';
import { usableInventory, type ReaderKind } from '@hanji/domain/chapters/reader.ts';
import { titleBadge } from '#modules/catalogue/content-card.ts';
import type { Title } from '#modules/catalogue/load-titles.ts';
import { pictureOf } from '#modules/media/picture.ts';
import { inventoryOf } from '#modules/member/inventory.ts';
import type { Reading } from '#http/request/find-session.ts';
import { emptyWallet } from '#http/request/member-wallet.ts';
import type { RequestContext } from '#http/request-context.ts';

const thumbnailWidth = 720;
const keyVisualWidth = 1440;

type OwnFacts = Pick<Content, 'activity' | 'inventory'>;

/** A title as everybody sees it (reading-service, section 3 "Content"). */
export function contentEntity(
  context: RequestContext,
  title: Title,
  totalComments: number,
): Omit<Content, keyof OwnFacts> {
  return {
    id: title.id,
    name: title.name,
    type: title.type,
    languageId: title.language,
    status: title.status,
    genres: [...title.genres],
    description: title.description,
    keyVisual:
      title.keyVisual === null ? null : pictureOf(context.prefix, title.keyVisual, keyVisualWidth),
    thumbnails: title.thumbnails.map(({ type, image }) => ({
      type,
      ...pictureOf(context.prefix, image, thumbnailWidth),
    })),
    themeColor: title.themeColor,
    icon: title.icon,
    sns: title.sns,
    mature: title.mature,
    restrictedAge: title.restrictedAge,
    original: title.original,
    exclusive: title.exclusive,
    adsEnabled: title.adsEnabled,
    authors: title.authors.map(({ name, role }) => ({ name, role })),
    contributors: title.contributors,
    series:
      title.seriesName === null ? null : { name: title.seriesName, position: title.seriesPosition },
    accessibility: title.accessibility,
    publisherName: title.publisherName,
    publishDay: title.publishDays,
    chapters: { episode: title.episodeCount, volume: title.volumeCount },
    chapterUnit: title.chapterUnit,
    chapterFileFormat: title.chapterFileFormat,
    lastChapterPublishedAt: title.lastChapterPublishedAt?.toISOString() ?? null,
    commentEnabled: title.commentEnabled,
    totalViews: title.totalViews,
    totalComments,
    badge: titleBadge(context, title),
    orientation: title.orientation,
    rentExpireAt: title.rentExpireAt?.toISOString() ?? null,
    rentalConfig: {
      gaugeUsable: title.gaugeUsable,
      recoverInterval: title.recoverInterval,
      rentalPeriod: title.rentalPeriod,
    },
  };
}

/** What a title is to one reader; `reading` null for a visitor. */
export function ownFacts(
  title: Pick<Title, 'gaugeUsable' | 'recoverInterval'>,
  reader: ReaderKind,
  reading: Reading | null,
  now: Date,
): OwnFacts {
  const activity =
    reading === null
      ? null
      : {
          subscribed: reading.visitedAt !== null,
          lastReadChapterId: reading.last?.chapterId ?? null,
          lastReadAt: reading.last?.readAt.toISOString() ?? null,
        };
  const inventory = inventoryOf(reading ?? emptyWallet, title, now);
  return { activity, inventory: usableInventory(reader, inventory) };
}
