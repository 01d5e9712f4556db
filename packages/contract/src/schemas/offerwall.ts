import { z } from 'zod';
import {
  adInfo,
  chargeView,
  offerProvider,
  openedConversion,
  pointConversion,
} from '../entities/offerwall.ts';
import { offerClients } from '../offerwall-vocabulary.ts';

const ofClient = z.object({ client: z.enum(offerClients) });
const ofConversion = z.object({ id: z.uuid() });

export const offerWallSchemas = {
  getOfferProviders: { response: z.array(offerProvider) },
  getChargeView: { query: ofClient, response: chargeView },
  getAdInfo: { body: ofClient, response: adInfo },
  openConversion: { body: ofClient, response: openedConversion },
  getConversion: { params: ofConversion, response: pointConversion },
  cancelConversion: { params: ofConversion, response: pointConversion },
};
