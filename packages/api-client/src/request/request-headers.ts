import { checksumInput, headerDefaults, headerNames } from '@hanji/contract/headers.ts';
import type { ApiSettings } from '../settings.ts';
import { clientOs } from './client-os.ts';
import { sha256Hex } from './sha256.ts';

/** The headers of every call (challenge-and-shutdown, section 7 "Request headers"). */
export async function requestHeaders(
  settings: ApiSettings,
  now: number,
): Promise<Record<string, string>> {
  const uid = settings.uid();
  const time = String(now);
  return {
    [headerNames.clientOs]: clientOs(settings.userAgent),
    [headerNames.clientStore]: headerDefaults.clientStore,
    [headerNames.clientPlatform]: headerDefaults.clientPlatform,
    [headerNames.requestTime]: time,
    [headerNames.checksum]: await sha256Hex(checksumInput(settings.requestSecret, uid, time)),
    [headerNames.timezone]: settings.timezone,
    [headerNames.acceptLanguage]: settings.locale(),
    [headerNames.immutableUid]: uid,
    [headerNames.acceptMature]: settings.acceptMature(),
  };
}
