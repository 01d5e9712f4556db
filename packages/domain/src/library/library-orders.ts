import type { LibraryOrder, LibraryType } from '@hanji/contract/library-vocabulary.ts';

/** The lists that have orders to choose from, and that of each where none was chosen (decision "library"). */
const standardOrders = {
  subscribed: 'updated',
  unlocked: 'registered',
} as const satisfies Partial<Record<LibraryType, LibraryOrder>>;

export type OrderedLibraryType = keyof typeof standardOrders;

/** Whether a list can be asked for in another order than its own. */
export function isOrdered(type: LibraryType): type is OrderedLibraryType {
  return type in standardOrders;
}

/**
 * The order of a list (reading-service, sections 3 and 7). What was read and what is rented have one
 * alone: the last read first, and what ends first.
 */
export function libraryOrder(type: LibraryType, chosen: LibraryOrder | undefined): LibraryOrder {
  return isOrdered(type) ? (chosen ?? standardOrders[type]) : 'registered';
}
