import { and, asc, eq, ne } from 'drizzle-orm';
import type { EventPage } from '@hanji/contract/entities/event.ts';
import { locales } from '@hanji/contract/vocabulary.ts';
import { adultAge } from '@hanji/domain/access/adult-gate.ts';
import { eventPhase } from '@hanji/domain/events/event-phase.ts';
import { setLink } from '@hanji/domain/paths/set-link.ts';
import { event, eventLink, eventTitle } from '#db/schema/works/event.ts';
import { image } from '#db/schema/works/image.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import type { RequestContext } from '#http/request-context.ts';
import type { Caller } from '#http/request/caller.ts';
import { passGate } from '#modules/admission/admission.ts';
import { contentCard } from '#modules/catalogue/content-card.ts';
import { onlyVisible } from '#modules/catalogue/list-titles.ts';
import { loadTitles } from '#modules/catalogue/load-titles.ts';
import { pictureOf } from '#modules/media/picture.ts';
import { readWrittenPage } from '#modules/written/written-pages.ts';
import { editionFacts } from '#settings/edition-facts.ts';
import { eventText } from './event-places.ts';
import { hasPage, published } from './shown-events.ts';

type EventRow = typeof event.$inferSelect;

/** As wide as the picture of an event is at most, on a screen of two pixels each. */
const pictureWidth = 1440;

/** One that is published, in a language of this edition: what it offers is so there alone. */
async function findEvent({ db, now, origin }: RequestContext, id: number) {
  const [found] = await db
    .select({ row: event, picture: image })
    .from(event)
    .innerJoin(image, eq(image.id, event.imageId))
    .where(and(eq(event.id, id), published(now()), hasPage()));
  const { locales: spoken } = editionFacts(origin.edition);
  if (found === undefined || !spoken.includes(found.row.language)) {
    throw new ApiFailure(404, 'eventNotFound');
  }
  return found;
}

async function titlesOf(context: RequestContext, { id, language }: EventRow, { client }: Caller) {
  const { db } = context;
  const rows = await db
    .select({ contentId: eventTitle.contentId })
    .from(eventTitle)
    .where(eq(eventTitle.eventId, id))
    .orderBy(asc(eventTitle.sort));
  const ids = rows.map(({ contentId }) => contentId);
  const audience = { locale: language, acceptMature: client.acceptMature };
  const titles = await loadTitles(db, await onlyVisible(db, ids, audience));
  return titles.map((title) => contentCard(context, title));
}

async function linksOf({ db }: RequestContext, id: number): Promise<EventPage['links']> {
  const rows = await db
    .select({ label: eventLink.label, href: eventLink.href })
    .from(eventLink)
    .where(eq(eventLink.eventId, id))
    .orderBy(asc(eventLink.sort));
  // They were checked when they were written, by the rules of that day.
  return rows.flatMap(({ label, href }) => {
    const safe = setLink(href);
    return safe === null ? [] : [{ label, href: safe }];
  });
}

async function languagesOf(
  { db, now }: RequestContext,
  { key, language }: EventRow,
): Promise<EventPage['languages']> {
  const rows = await db
    .select({ languageId: event.language, id: event.id })
    .from(event)
    .where(and(eq(event.key, key), ne(event.language, language), published(now()), hasPage()));
  return rows.toSorted((a, b) => locales.indexOf(a.languageId) - locales.indexOf(b.languageId));
}

/**
 * The page of an event.
 * @throws ApiFailure 404 unknown, not published, withdrawn, without a page, or of a language of
 * another edition; 428 or 451 for adults only
 */
export async function readEvent(
  context: RequestContext,
  id: number,
  caller: Caller,
): Promise<EventPage> {
  const { row, picture } = await findEvent(context, id);
  const { language, mature } = row;
  passGate(context, { restrictedAge: mature ? adultAge : 0, language }, caller);
  const [text, titles, links, languages] = await Promise.all([
    readWrittenPage(context, eventText(row)),
    titlesOf(context, row, caller),
    linksOf(context, id),
    languagesOf(context, row),
  ]);
  return {
    id,
    title: row.title,
    mature,
    languageId: language,
    category: row.category,
    phase: eventPhase(row, context.now()),
    startAt: row.startAt.toISOString(),
    endAt: row.endAt.toISOString(),
    summary: row.summary,
    picture: pictureOf(context.prefix, picture, pictureWidth),
    color: picture.dominantColor,
    text,
    titles,
    links,
    languages,
  };
}
