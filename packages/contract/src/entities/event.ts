import { z } from 'zod';
import { menu } from './home.ts';

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

export const eventList = z.object({ events: z.array(event), menu });
export type EventList = z.infer<typeof eventList>;
