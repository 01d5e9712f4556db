import { z } from 'zod';

/** reading-service 3, Event: title and mature; the rest is what its card needs. */
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

export const eventList = z.object({ events: z.array(event) });
export type EventList = z.infer<typeof eventList>;
