import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { RequestContext } from '#http/request-context.ts';
import { keyedDigest } from '#modules/account/tokens/keyed-digest.ts';

type Place = Pick<RequestContext, 'secrets' | 'now'>;

const dated = z.object({ until: z.number(), data: z.unknown() });

function signatureOf({ secrets }: Place, use: string, payload: string): Buffer {
  return keyedDigest(secrets, use, payload);
}

/** Words that this service says to itself by way of a browser, good for a while. */
export function signToken(
  place: Place,
  use: string,
  data: Readonly<Record<string, unknown>>,
  lifetimeMs: number,
): string {
  const text = JSON.stringify({ until: place.now().getTime() + lifetimeMs, data });
  const payload = Buffer.from(text).toString('base64url');
  return `${payload}.${signatureOf(place, use, payload).toString('base64url')}`;
}

/** What was said; null where it was not this service, not for this use, or too long ago. */
export function readToken<Schema extends z.ZodType>(
  place: Place,
  use: string,
  words: string,
  schema: Schema,
): z.output<Schema> | null {
  const [payload = '', signature = '', more] = words.split('.');
  const [given, expected] = [Buffer.from(signature, 'base64url'), signatureOf(place, use, payload)];
  if (more !== undefined || given.length !== expected.length) return null;
  if (!timingSafeEqual(given, expected)) return null;
  const { until, data } = dated.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return until > place.now().getTime() ? schema.parse(data) : null;
}
