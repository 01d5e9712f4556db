import { z } from 'zod';
import type { ConversionState, OfferClient } from '@hanji/contract/offerwall-vocabulary.ts';
import type { AdInfo } from '@hanji/contract/entities/offerwall.ts';
import type { Locale } from '@hanji/contract/vocabulary.ts';
import type { OfferPartnerSettings } from '#settings/outside/offerwall.ts';
import { askFor, ServiceAwayError } from '../outside/ask-service.ts';

/** Who asks for a page, and where it is shown. */
export type Visit = {
  /** By which the partner knows the member, and nobody else does. */
  readonly userKey: string;
  readonly client: OfferClient;
  readonly locale: Locale;
  /** The edition whose page has the frame: nobody else is sent messages. */
  readonly openerOrigin: string;
};

const page = z.object({ url: z.url({ protocol: /^https?$/ }) });
const ads = z.object({
  ads: z.int().min(0).max(100_000),
  coins: z.int().min(0).max(1_000_000_000),
});
const cancelled = z.object({ state: z.enum(['open', 'converted', 'cancelled', 'failed']) });

/** @throws ServiceAwayError for a page that is elsewhere: no frame of ours would show it */
function ofPartner({ pageOrigin }: OfferPartnerSettings, { url }: z.output<typeof page>): string {
  if (new URL(url).origin !== pageOrigin) throw new ServiceAwayError('a page at another origin');
  return url;
}

/** Where a member's missions are. @throws ServiceAwayError */
export async function openMissions(partner: OfferPartnerSettings, visit: Visit): Promise<string> {
  return ofPartner(partner, await askFor(partner, '/missions/open', visit, page));
}

/** What missions there are for a member. @throws ServiceAwayError */
export function askForAds(
  partner: OfferPartnerSettings,
  asked: Pick<Visit, 'userKey' | 'client' | 'locale'>,
): Promise<AdInfo> {
  return askFor(partner, '/missions/info', asked, ads);
}

/** Where a member converts points; the same conversion is the same page. @throws ServiceAwayError */
export async function openPoints(
  partner: OfferPartnerSettings,
  visit: Visit & { readonly conversionId: string; readonly returnTo: string },
): Promise<string> {
  return ofPartner(partner, await askFor(partner, '/points/open', visit, page));
}

/** Gives a conversion up there, unless points were taken: how it stands then. @throws ServiceAwayError */
export async function cancelPoints(
  partner: OfferPartnerSettings,
  conversionId: string,
): Promise<Exclude<ConversionState, 'granted'>> {
  const { state } = await askFor(partner, '/points/cancel', { conversionId }, cancelled);
  // Converted there is not granted here: that comes by the notice, and by nothing else.
  return state === 'converted' ? 'open' : state;
}
