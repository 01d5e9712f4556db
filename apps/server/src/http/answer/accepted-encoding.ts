import { Negotiator } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';

const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** Browsers send a handful of different lines; anybody may send others. */
const cache = new LRUCache<string, string>({ max: 200 });
const negotiator = new Negotiator({ supportedValues: [...encodings], cache });

/** The best encoding that an `Accept-Encoding` line allows. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const found = negotiator.negotiate(header);
  return encodings.find((encoding) => encoding === found) ?? 'identity';
}
