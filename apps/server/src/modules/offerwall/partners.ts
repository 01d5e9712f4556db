import type { OfferProvider } from '@hanji/contract/entities/offerwall.ts';
import { offerPartners, type OfferPartner } from '@hanji/contract/offerwall-vocabulary.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import type { OfferPartnerSettings } from '#settings/outside/offerwall.ts';
import type { Settings } from '#settings/settings.ts';

type Place = { readonly settings: Pick<Settings, 'offerWall'> };

const kinds = { pincrux: 'mission', pointpark: 'conversion' } as const;

/** Those that are set, in the order in which they are shown. */
export function offerProviders({ settings }: Place): OfferProvider[] {
  return offerPartners
    .filter((partner) => settings.offerWall[partner] !== undefined)
    .map((partner) => ({ partner, kind: kinds[partner] }));
}

/** @throws ApiFailure 404 for one that is not set */
export function offerPartner({ settings }: Place, partner: OfferPartner): OfferPartnerSettings {
  const found = settings.offerWall[partner];
  if (found === undefined) throw new ApiFailure(404, 'offerUnavailable');
  return found;
}
