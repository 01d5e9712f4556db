import { z } from 'zod';
import { noticeKinds, type NoticeKind } from '../notice-vocabulary.ts';

/**
 * challenge-and-shutdown 3, web-push subscription, as a browser writes it: where its push service
 * takes messages, and the keys that these are encrypted with, in base64url.
 */
export const pushSubscription = z.object({
  endpoint: z.url().max(2000),
  expirationTime: z.number().nullish(),
  keys: z.object({
    p256dh: z.string().regex(/^[\w-]{87}=?$/),
    auth: z.string().regex(/^[\w-]{22}={0,2}$/),
  }),
});
export type PushSubscription = z.infer<typeof pushSubscription>;

/** By what browsers know the service that may send to them; null where it sends nothing. */
export const pushKey = z.object({ publicKey: z.string().nullable() });
export type PushKey = z.infer<typeof pushKey>;

/** What a member is told of, by kind; and whether also from 21:00 to 08:00. */
export const noticeSettings = z.object({
  kinds: z.record(z.enum(noticeKinds), z.boolean()),
  night: z.boolean(),
});
export type NoticeSettings = {
  kinds: Record<NoticeKind, boolean>;
  night: boolean;
};
