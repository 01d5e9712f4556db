import { libraryOrders, type LibraryOrder } from '@hanji/contract/library-vocabulary.ts';
import { libraryOrder, type OrderedLibraryType } from '@hanji/domain/library/library-orders.ts';
import { membersOf, parseStored } from '@hanji/domain/reading/memory/stored-json.ts';
import { localSiteStorage } from '@hanji/edition/storage/site-storage.ts';

/** Where a device keeps in which order each list is shown (reading-service, section 3). */
const key = 'hanji.libraryOrders';
const version = 1;

/** The order that was chosen last; the list's own where none was. */
export function readOrder(type: OrderedLibraryType): LibraryOrder {
  const chosen = storedOrders()[type];
  return libraryOrder(
    type,
    libraryOrders.find((known) => known === chosen),
  );
}

export function keepOrder(type: OrderedLibraryType, order: LibraryOrder): void {
  const orders = { ...storedOrders(), [type]: order };
  localSiteStorage.setItem(key, JSON.stringify({ version, orders }));
}

function storedOrders(): Readonly<Record<string, unknown>> {
  const stored = membersOf(parseStored(localSiteStorage.getItem(key)));
  return stored['version'] === version ? membersOf(stored['orders']) : {};
}
