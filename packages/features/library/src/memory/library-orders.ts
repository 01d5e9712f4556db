import {
  libraryOrders,
  type LibraryOrder,
  type LibraryType,
} from '@hanji/contract/library-vocabulary.ts';
import { membersOf, parseStored } from '@hanji/domain/reading/memory/stored-json.ts';
import { localSiteStorage } from '@hanji/edition/storage/site-storage.ts';

/** Where a device keeps in which order each list is shown (reading-service, section 3). */
const key = 'hanji.libraryOrders';
const version = 1;

/** The lists that have orders to choose from, and the order of each where none was chosen. */
export const standardOrders = {
  subscribed: 'updated',
  unlocked: 'registered',
} as const satisfies Partial<Record<LibraryType, LibraryOrder>>;

export type OrderedType = keyof typeof standardOrders;

export function isOrdered(type: LibraryType): type is OrderedType {
  return type in standardOrders;
}

/** The order that was chosen last. */
export function readOrder(type: OrderedType): LibraryOrder {
  const chosen = storedOrders()[type];
  return libraryOrders.find((known) => known === chosen) ?? standardOrders[type];
}

export function keepOrder(type: OrderedType, order: LibraryOrder): void {
  const orders = { ...storedOrders(), [type]: order };
  localSiteStorage.setItem(key, JSON.stringify({ version, orders }));
}

function storedOrders(): Readonly<Record<string, unknown>> {
  const stored = membersOf(parseStored(localSiteStorage.getItem(key)));
  return stored['version'] === version ? membersOf(stored['orders']) : {};
}
