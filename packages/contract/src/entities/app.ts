import { z } from 'zod';
import { currencies, locales } from '../vocabulary.ts';

export const language = z.object({
  code: z.enum(locales),
  /** In the language itself. */
  label: z.string(),
  sort: z.int(),
  /** The site that speaks it, an absolute address. */
  link: z.url(),
});
export type Language = z.infer<typeof language>;

/** reading-service 7: GET /app/config/{x}. */
export const appConfig = z.object({
  edition: z.string(),
  languages: z.array(language),
  currency: z.enum(currencies),
  timezone: z.string(),
  /** The shutdown build's calendar (challenge-and-shutdown 1), ISO 8601; null elsewhere. */
  shutdown: z
    .object({
      endOfServiceAt: z.iso.datetime(),
      requestFrom: z.iso.datetime(),
      requestUntil: z.iso.datetime(),
      /** The service's clock, by which requests are taken. */
      now: z.iso.datetime(),
    })
    .nullable(),
  supportEmail: z.email(),
  /** The previous service whose accounts can be moved here, as `/pre{product}` names it; null where there is none. */
  previousProduct: z.string().nullable(),
});
export type AppConfig = z.infer<typeof appConfig>;

export const appIp = z.object({ ip: z.string() });
export type AppIp = z.infer<typeof appIp>;

/** reading-service 7, Beacons: what happened, with user, locale and time zone. */
export const beacon = z.object({
  /** At most 32 bytes (challenge-and-shutdown 5): the service counts them, these are characters. */
  name: z.string().min(1).max(32),
  path: z.string().max(2048),
  userId: z.string().max(64).default(''),
  locale: z.enum(locales),
  timezone: z.string().max(64),
});
export type Beacon = z.infer<typeof beacon>;
