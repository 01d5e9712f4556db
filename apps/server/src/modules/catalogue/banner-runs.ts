import { gt, isNull, or } from 'drizzle-orm';
import { banner } from '#db/schema/works/showcase.ts';

/** Whether a banner has not ended. */
export function bannerRuns(now: Date) {
  return or(isNull(banner.endAt), gt(banner.endAt, now));
}
