/** Who pays for free coins (challenge-and-shutdown, section 1). */
export const offerPartners = ['pincrux', 'pointpark'] as const;
export type OfferPartner = (typeof offerPartners)[number];

/** What a reader does there: missions of advertisers, or points of a card that become coins. */
export const offerKinds = ['mission', 'conversion'] as const;

/** For what kind of screen a partner draws its page (`client` of the call). */
export const offerClients = ['pc', 'mobile'] as const;
export type OfferClient = (typeof offerClients)[number];

/** How a conversion of points stands. */
export const conversionStates = ['open', 'granted', 'cancelled', 'failed'] as const;
export type ConversionState = (typeof conversionStates)[number];
