import type { ApiSettings } from '../settings.ts';

/** Settings of a client in a test; each can be set otherwise. */
export function testSettings(changes: Partial<ApiSettings> = {}): ApiSettings {
  return {
    basePath: '/api',
    requestSecret: 'a secret',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64)',
    timezone: 'Asia/Seoul',
    locale: () => 'ko-KR',
    uid: () => '{ip}',
    acceptMature: () => 'Y',
    member: () => null,
    now: () => 1_700_000_000_000,
    ...changes,
  };
}
