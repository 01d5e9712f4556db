import { and, desc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { EventList } from '@hanji/contract/entities/event.ts';
import type { ContentCategory } from '@hanji/contract/vocabulary.ts';
import { listsAdultEvents } from '@hanji/domain/access/mature.ts';
import { setLink } from '@hanji/domain/paths/set-link.ts';
import { event } from '#db/schema/works/event.ts';
import { image } from '#db/schema/works/image.ts';
import type { RequestContext } from '#http/request-context.ts';
import type { Caller } from '#http/request/caller.ts';
import { categoryMenu } from '#modules/browsing/menu.ts';
import { pictureOf } from '#modules/media/picture.ts';
import { eventPath } from './event-places.ts';
import { published } from './shown-events.ts';

const cardWidth = 720;
const most = 100;

/** Events that run now; those for adults only for who really accepted them, in this session. */
export async function listEvents(
  context: RequestContext,
  category: ContentCategory,
  { client, acceptedMature }: Caller,
): Promise<EventList> {
  const now = context.now();
  const forAdults = listsAdultEvents(acceptedMature, client.acceptMature);
  const running = context.db
    .select({ row: event, picture: image })
    .from(event)
    .innerJoin(image, eq(image.id, event.imageId))
    .where(
      and(
        eq(event.language, client.locale),
        or(isNull(event.category), eq(event.category, category)),
        published(now),
        lte(event.startAt, now),
        gt(event.endAt, now),
        forAdults ? undefined : eq(event.mature, false),
      ),
    )
    .orderBy(desc(event.startAt), desc(event.id))
    .limit(most);
  const [rows, menu] = await Promise.all([running, categoryMenu(context, category, client)]);
  return {
    menu,
    events: rows.flatMap(({ row, picture }) => {
      // As with its page's links: what leads nowhere safe is no event to follow.
      const link = row.link === '' ? eventPath(row.id) : setLink(row.link);
      if (link === null) return [];
      const { url, width, height } = pictureOf(context.prefix, picture, cardWidth);
      return [
        {
          id: row.id,
          title: row.title,
          mature: row.mature,
          imgUrl: url,
          width,
          height,
          startAt: row.startAt.toISOString(),
          endAt: row.endAt.toISOString(),
          webLinkUrl: link,
        },
      ];
    }),
  };
}
