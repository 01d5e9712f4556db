import type { Handlers } from '#http/calls/call-handler.ts';
import { emptyInventory } from './inventory.ts';

export const memberHandlers: Pick<Handlers, 'getInventory'> = {
  getInventory: async () => emptyInventory,
};
