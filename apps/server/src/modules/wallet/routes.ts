import type { CoinSpending } from '@hanji/contract/entities/purchase.ts';
import { expiringCoins } from '@hanji/domain/coins/expiry.ts';
import { spendingPlan } from '@hanji/domain/coins/spending-plan.ts';
import type { Handlers } from '#http/calls/call-handler.ts';
import type { RequestContext } from '#http/request-context.ts';
import { memberOf } from '#modules/account/signed-in.ts';
import { lotsOfMember } from './ledger/lots-of-member.ts';
import { historyHandlers } from './history/routes.ts';
import { purchaseHandlers } from './purchase/routes.ts';

type WalletCall =
  | 'getExpiringCoins'
  | 'getCoinSpending'
  | keyof ReturnType<typeof historyHandlers>
  | keyof ReturnType<typeof purchaseHandlers>;

export function walletHandlers(context: RequestContext): Pick<Handlers, WalletCall> {
  const { db, now } = context;
  return {
    ...historyHandlers(context),
    ...purchaseHandlers(context),
    getExpiringCoins: async (call) =>
      expiringCoins(await lotsOfMember(db, memberOf(call)), call.params.days, now()),
    getCoinSpending: async (call): Promise<CoinSpending> => {
      const lots = await lotsOfMember(db, memberOf(call));
      const { uses, ...plan } = spendingPlan(lots, call.params.coins, now());
      return {
        ...plan,
        uses: uses.map(({ expiresAt, ...use }) => ({
          ...use,
          expireAt: expiresAt?.toISOString() ?? null,
        })),
      };
    },
  };
}
