import { Negotiator } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';

const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

function negotiatorOf(supportedValues: readonly Encoding[]): Negotiator {
  // Browsers send a handful of different lines; anybody may send others.
  const cache = new LRUCache<string, string>({ max: 200 });
  return new Negotiator({ supportedValues: [...supportedValues], cache });
}

/** By what is best where a caller takes both alike. */
const negotiators = {
  br: negotiatorOf(encodings),
  gzip: negotiatorOf(['gzip', 'br', 'identity']),
};

/** The best encoding that an `Accept-Encoding` line allows. */
export function acceptedEncoding(
  header: string | undefined,
  best: keyof typeof negotiators = 'br',
): Encoding {
  if (header === undefined) return 'identity';
  const found = negotiators[best].negotiate(header);
  return encodings.find((encoding) => encoding === found) ?? 'identity';
}
