/**
 * The lists of a library: the tabs of reading-service, section 2, and beside what is rented what is
 * unlocked, whose order section 3 names.
 */
export const libraryTypes = ['subscribed', 'recent', 'rented', 'unlocked'] as const;
export type LibraryType = (typeof libraryTypes)[number];

/** What titles go from a list of a library by a call of its own. */
export const removableLibraryTypes = ['recent', 'rented', 'unlocked'] as const;
export type RemovableLibraryType = (typeof removableLibraryTypes)[number];

/** By the newest chapter, by when it came into the list, by name (decision "library"). */
export const libraryOrders = ['updated', 'registered', 'name'] as const;
export type LibraryOrder = (typeof libraryOrders)[number];
