import type { Handlers } from '#http/calls/call-handler.ts';
import type { RequestContext } from '#http/request-context.ts';
import { lotsOfMember } from '#modules/wallet/ledger/lots-of-member.ts';
import { inventoryOf } from './inventory.ts';

export function memberHandlers(context: RequestContext): Pick<Handlers, 'getInventory'> {
  return {
    getInventory: async ({ reader }) => {
      const lots = reader.kind === 'member' ? await lotsOfMember(context.db, reader.memberId) : [];
      return inventoryOf({ lots, gaugeUsedAt: null }, null, context.now());
    },
  };
}
