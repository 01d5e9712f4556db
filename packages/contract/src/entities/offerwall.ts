import { z } from 'zod';
import { conversionStates, offerKinds, offerPartners } from '../offerwall-vocabulary.ts';

/** One who gives free coins here and now. */
export const offerProvider = z.object({
  partner: z.enum(offerPartners),
  kind: z.enum(offerKinds),
});
export type OfferProvider = z.infer<typeof offerProvider>;

/** Where a partner's page for this member is, for the frame of the layer. */
export const chargeView = z.object({ url: z.url() });
export type ChargeView = z.infer<typeof chargeView>;

/** What missions there are for this member: how many, and what all of them bring. */
export const adInfo = z.object({
  ads: z.int().nonnegative(),
  coins: z.int().nonnegative(),
});
export type AdInfo = z.infer<typeof adInfo>;

/** A conversion that waits for its member at the partner. */
export const openedConversion = z.object({ id: z.uuid(), url: z.url() });
export type OpenedConversion = z.infer<typeof openedConversion>;

/** How a conversion stands; what it came to is the partner's word, null before it. */
export const pointConversion = z.object({
  id: z.uuid(),
  state: z.enum(conversionStates),
  points: z.int().nonnegative().nullable(),
  coins: z.int().positive().nullable(),
});
export type PointConversion = z.infer<typeof pointConversion>;
