import { z } from 'zod';
import { eventPhases } from '../event-vocabulary.ts';
import { contentCategories, locales } from '../vocabulary.ts';
import { contentCard } from './content.ts';
import { menu } from './home.ts';
import { color, picture } from './image.ts';
import { writtenPage } from './written-page.ts';

/**
 * reading-service 3, Event: title and mature; the rest is what its card needs. `webLinkUrl` is its
 * own page, or where else it takes place.
 */
export const event = z.object({
  id: z.int().positive(),
  title: z.string(),
  mature: z.boolean(),
  imgUrl: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  startAt: z.iso.datetime(),
  endAt: z.iso.datetime(),
  webLinkUrl: z.string(),
});
export type Event = z.infer<typeof event>;

export const eventList = z.object({ events: z.array(event), menu });
export type EventList = z.infer<typeof eventList>;

const eventId = event.shape.id;

/** The page of an event (decision "pages of events"). */
export const eventPage = event
  .pick({ id: true, title: true, mature: true, startAt: true, endAt: true })
  .extend({
    languageId: z.enum(locales),
    /** Among whose events it is; null among those of both. */
    category: z.enum(contentCategories).nullable(),
    /** Where it stands by the clock of the service. */
    phase: z.enum(eventPhases),
    /** In a sentence or two; empty where nobody wrote any. */
    summary: z.string(),
    picture,
    /** Of the picture, as its ground. */
    color,
    text: writtenPage,
    /** Those that take part, as far as lists show them to who asks. */
    titles: z.array(contentCard).max(100),
    /** Where it sends its readers: paths of the site, or pages elsewhere by https. */
    links: z.array(z.object({ label: z.string(), href: z.string() })).max(4),
    /** The same event in other languages. */
    languages: z
      .array(z.object({ languageId: z.enum(locales), id: eventId }))
      .max(locales.length - 1),
  });
export type EventPage = z.infer<typeof eventPage>;
