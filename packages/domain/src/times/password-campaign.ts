import { addMonths } from './calendar.ts';

const campaignMonths = 6;

/**
 * Whether a member is asked to change the password: from six calendar months (UTC) after the last
 * change on (reading-service, section 9 "Password-change campaign after 6 months"). Where the month
 * has no such day its last one counts. Null is a member without a password, whom nobody asks.
 */
export function passwordCampaignDue(lastPasswordChangedAt: Date | null, now: Date): boolean {
  if (lastPasswordChangedAt === null) return false;
  return now.getTime() >= addMonths(lastPasswordChangedAt, campaignMonths).getTime();
}
