import type { Handlers } from '#http/calls/call-handler.ts';
import type { RequestContext } from '#http/request-context.ts';
import { coinsOfMember } from '#modules/wallet/coins-of-member.ts';
import { inventoryOf } from './inventory.ts';

export function memberHandlers(context: RequestContext): Pick<Handlers, 'getInventory'> {
  return {
    getInventory: async ({ reader }) => {
      const coins =
        reader.kind === 'member' ? await coinsOfMember(context.db, reader.memberId) : [];
      return inventoryOf({ coins, gaugeUsedAt: null }, null, context.now());
    },
  };
}
