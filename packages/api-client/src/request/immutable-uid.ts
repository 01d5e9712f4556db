import { headerDefaults } from '@hanji/contract/headers.ts';

/** reading-service, sections 7 and 9. */
export const ipLookupTimeoutMs = 350;

/**
 * The address that this reader is seen under, from a look-up that answers `{ip}` bare or within
 * the envelope. After 350 ms, or when anything fails, `{ip}` itself stands for it.
 */
export async function lookUpUid(address: string, fetcher: typeof fetch = fetch): Promise<string> {
  try {
    const response = await fetcher(address, { signal: AbortSignal.timeout(ipLookupTimeoutMs) });
    const body: unknown = await response.json();
    return readIp(body) ?? headerDefaults.immutableUid;
  } catch {
    return headerDefaults.immutableUid;
  }
}

function readIp(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null;
  if ('ip' in body && typeof body.ip === 'string') return body.ip;
  return 'data' in body ? readIp(body.data) : null;
}
