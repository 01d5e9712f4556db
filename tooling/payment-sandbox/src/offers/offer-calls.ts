import type { Asked } from '#http/exchange.ts';
import type { Offers } from './offers.ts';

type OfferCall = (offers: Offers, asked: Asked, url: string) => unknown;

function visitOf(asked: Asked) {
  return {
    userKey: String(asked['userKey']),
    openerOrigin: String(asked['openerOrigin']),
  };
}

const offerCalls: Readonly<Record<string, OfferCall>> = {
  '/missions/open': (offers, asked, url) => ({
    url: `${url}/wall/${offers.openWall(visitOf(asked)).token}`,
  }),
  '/missions/info': (offers, { userKey }) => {
    const left = offers.left(String(userKey));
    return { ads: left.length, coins: left.reduce((sum, { coins }) => sum + coins, 0) };
  },
  '/points/open': (offers, asked, url) => {
    const { conversionId, returnTo } = asked;
    const conversion = { conversionId: String(conversionId), returnTo: String(returnTo) };
    return {
      url: `${url}/points/${offers.openPoints({ ...visitOf(asked), ...conversion }).token}`,
    };
  },
  '/points/cancel': (offers, { conversionId }) => {
    const found = offers.conversion(conversionId);
    if (found === undefined) return { state: 'cancelled' };
    if (found.state === 'open') found.state = 'cancelled';
    return { state: found.state };
  },
};

/** What the service is answered of offers; undefined where this is about something else. */
export function answerOfferCall(offers: Offers, path: string, asked: Asked, url: string): unknown {
  return offerCalls[path]?.(offers, asked, url);
}
