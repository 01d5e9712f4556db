import { expiringCoins } from '@hanji/domain/coins/expiry.ts';
import type { Handlers } from '#http/calls/call-handler.ts';
import type { RequestContext } from '#http/request-context.ts';
import { coinsOfMember } from './coins-of-member.ts';

export function walletHandlers({ db, now }: RequestContext): Pick<Handlers, 'getExpiringCoins'> {
  return {
    getExpiringCoins: async ({ params, reader }) => {
      const coins = reader.kind === 'member' ? await coinsOfMember(db, reader.memberId) : [];
      return expiringCoins(coins, params.days, now());
    },
  };
}
