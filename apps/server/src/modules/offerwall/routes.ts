import type { offerWallCalls } from '@hanji/contract/calls/offerwall.ts';
import type { OfferClient, OfferPartner } from '@hanji/contract/offerwall-vocabulary.ts';
import type { Handlers } from '#http/calls/call-handler.ts';
import type { Caller } from '#http/request/caller.ts';
import type { RequestContext } from '#http/request-context.ts';
import { orBadGateway } from '#modules/account/or-bad-gateway.ts';
import { memberOf } from '#modules/account/signed-in.ts';
import {
  askForAds,
  cancelPoints,
  openMissions,
  openPoints,
} from '#ports/offerwall/offer-partner.ts';
import type { Visit } from '#ports/offerwall/offer-partner.ts';
import { conversionOnWire, endConversion, openConversionOf, ownConversion } from './conversions.ts';
import { offerPartner, offerProviders } from './partners.ts';
import { userKeyOf } from './user-key.ts';

/** Where a partner leads a member back to who has left our page for its own. */
const resultPath = '/offerwall/pointpark/result';

export function offerWallHandlers(
  context: RequestContext,
): Pick<Handlers, keyof typeof offerWallCalls> {
  const { db, now, origin } = context;
  const visitOf = async (
    caller: Caller,
    partner: OfferPartner,
    client: OfferClient,
  ): Promise<Visit> => ({
    userKey: await userKeyOf(db, memberOf(caller), partner),
    client,
    locale: caller.client.locale,
    openerOrigin: origin.publicUrl,
  });
  return {
    getOfferProviders: async () => offerProviders(context),
    getChargeView: async (call) => {
      const partner = offerPartner(context, 'pincrux');
      const visit = await visitOf(call, 'pincrux', call.query.client);
      return { url: await orBadGateway(call, () => openMissions(partner, visit)) };
    },
    getAdInfo: async (call) => {
      const partner = offerPartner(context, 'pincrux');
      const { userKey, client, locale } = await visitOf(call, 'pincrux', call.body.client);
      return orBadGateway(call, () => askForAds(partner, { userKey, client, locale }));
    },
    openConversion: async (call) => {
      const partner = offerPartner(context, 'pointpark');
      const visit = await visitOf(call, 'pointpark', call.body.client);
      const { id } = await openConversionOf(db, memberOf(call), now());
      const returnTo = `${origin.publicUrl}${resultPath}?id=${id}`;
      const asked = { ...visit, conversionId: id, returnTo };
      return { id, url: await orBadGateway(call, () => openPoints(partner, asked)) };
    },
    getConversion: async (call) =>
      conversionOnWire(await ownConversion(db, { memberId: memberOf(call), id: call.params.id })),
    cancelConversion: async (call) => {
      const partner = offerPartner(context, 'pointpark');
      const own = { memberId: memberOf(call), id: call.params.id };
      const row = await ownConversion(db, own);
      if (row.state !== 'open') return conversionOnWire(row);
      const state = await orBadGateway(call, () => cancelPoints(partner, own.id));
      return conversionOnWire(state === 'open' ? row : await endConversion(db, own, state, now()));
    },
  };
}
