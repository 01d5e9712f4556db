import { apiSettings } from '@hanji/api-client/api.ts';
import { createBeacons } from '@hanji/api-client/beacon/send-beacons.ts';

let beacon: ReturnType<typeof createBeacons> | null = null;

/** Records a sign-in for analytics (reading-service, section 4 "record sign-in analytics"). */
export function reportSignIn(path: string, userId: string | null): void {
  const { basePath, locale, timezone } = apiSettings();
  beacon ??= createBeacons(basePath);
  beacon({ name: 'signin', path, userId: userId ?? '', locale: locale(), timezone });
}
