import { createSecretKey } from 'node:crypto';
import { expect, it } from 'vitest';
import { networkOf, visitorKey } from './visitor-key.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8::4:5:6:7:8', '2001:db8:0:4::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['somewhere', 'somewhere'],
])('%s is of the network %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

it('is one for a whole line, another for the next, and keyed', () => {
  const readerDigest = createSecretKey(new Uint8Array(32));
  const otherDigest = createSecretKey(new Uint8Array(32).fill(1));
  const key = (ip: string) => visitorKey({ readerDigest }, ip);
  expect(key('2001:db8:1:2::1')).toBe(key('2001:db8:1:2:ffff::9'));
  expect(key('2001:db8:1:2::1')).not.toBe(key('2001:db8:1:3::1'));
  expect(visitorKey({ readerDigest: otherDigest }, '::1')).not.toBe(key('::1'));
});
