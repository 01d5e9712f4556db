import { hash } from 'node:crypto';
import { checksumInput, headerNames } from '@hanji/contract/headers.ts';

/** The headers of a client of ours at a moment. `undefined` leaves one out. */
export function wireHeaders(
  secret: string,
  now: Date,
  overrides: Readonly<Record<string, string | undefined>> = {},
): Record<string, string> {
  const uid = overrides[headerNames.immutableUid] ?? '203.0.113.7';
  const time = overrides[headerNames.requestTime] ?? String(now.getTime());
  const all: Record<string, string | undefined> = {
    [headerNames.clientOs]: 'Linux',
    [headerNames.clientStore]: 'web',
    [headerNames.clientPlatform]: 'web',
    [headerNames.requestTime]: time,
    [headerNames.checksum]: hash('sha256', checksumInput(secret, uid, time), 'hex'),
    [headerNames.timezone]: 'Asia/Seoul',
    [headerNames.acceptLanguage]: 'ko-KR',
    [headerNames.immutableUid]: uid,
    ...overrides,
  };
  return Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
