import type { EditionStore } from './store.ts';

/** Keeps something of a feature true as long as the page is open; gives what ends it. */
export type Keeper = (store: EditionStore) => () => void;

/** A chunk of its own, which comes after the first screen. */
export type LoadKeeper = () => Promise<Keeper>;
