import type {
  AdInfo,
  ChargeView,
  OfferProvider,
  OpenedConversion,
  PointConversion,
} from '../entities/offerwall.ts';
import type { OfferClient } from '../offerwall-vocabulary.ts';
import { call } from './call.ts';

const ofMember = {
  offered: 'reading',
  access: 'member',
  success: 'exact200',
  source: 'challenge-and-shutdown 7, Offer wall',
} as const;

export const offerWallCalls = {
  getOfferProviders: call<{ response: OfferProvider[] }>({
    ...ofMember,
    method: 'GET',
    path: '/offerwall/provider',
    summary: 'Who gives free coins here',
    source: 'challenge-and-shutdown 7, Offer wall, whose provider list names no path',
  }),
  getChargeView: call<{ query: { client: OfferClient }; response: ChargeView }>({
    ...ofMember,
    method: 'GET',
    path: '/offerwall/pincrux/chargeview',
    summary: 'Where the missions of this member are, for a frame',
  }),
  getAdInfo: call<{ body: { client: OfferClient }; response: AdInfo }>({
    ...ofMember,
    method: 'POST',
    path: '/offerwall/pincrux/adinfo',
    summary: 'How many missions there are for this member, and what they bring',
    body: 'form',
  }),
  openConversion: call<{ body: { client: OfferClient }; response: OpenedConversion }>({
    ...ofMember,
    method: 'POST',
    path: '/offerwall/pointpark/init',
    summary: 'Begins to convert points of a card, or goes on with what was begun',
    body: 'form',
  }),
  getConversion: call<{ params: { id: string }; response: PointConversion }>({
    ...ofMember,
    method: 'GET',
    path: '/offerwall/pointpark/{id}',
    summary: 'How a conversion of the member stands',
  }),
  cancelConversion: call<{ params: { id: string }; response: PointConversion }>({
    ...ofMember,
    method: 'PUT',
    path: '/offerwall/pointpark/cancel/{id}',
    summary: 'Gives up a conversion of the member, unless points were converted already',
  }),
} as const;
