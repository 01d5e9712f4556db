import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Secrets } from '#db/secrets.ts';

const groups = 8;
const networkGroups = 4;

/** The address, or of IPv6 the network of 64 bits, all of which one line has for itself. */
export function networkOf(ip: string): string {
  if (!ip.includes(':')) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = [], tail = []] = ip
    .toLowerCase()
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: groups - head.length - tail.length }, () => '0');
  const network = [...head, ...zeros, ...tail].slice(0, networkGroups);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/**
 * A keyed digest that names a visitor's device and tells nothing about it. It is of the
 * connection's network: the uid is what a client says of itself, and each invented one would count.
 */
export function visitorKey({ readerDigest }: Pick<Secrets, 'readerDigest'>, ip: string): string {
  return createHmac('sha256', readerDigest).update(networkOf(ip)).digest('base64url');
}
