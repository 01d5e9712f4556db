import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { LoadPhrases } from '@hanji/i18n/i18n.ts';
import type { Locale } from '@hanji/i18n/locale.ts';
import type { Edition } from './edition.ts';

/** How the phrases of each of an edition's languages are loaded. */
export type PhraseLoaders = Readonly<Partial<Record<Locale, LoadPhrases>>>;

/** What a signed-in reader has to spend. */
export type ReaderTotals = {
  readonly purchasedCoins: number;
  readonly freeCoins: number;
  readonly tickets: number;
};

/** What features give to the frame, which does not know them; an edition fills them in. */
export type EditionSlots = {
  /** Draws with what the reader has; with null as long as nothing is known. */
  readonly WithReaderTotals?: ComponentType<{
    readonly children: (totals: ReaderTotals | null) => ReactNode;
  }>;
};

export type RunningEdition = {
  readonly edition: Edition;
  readonly phrases: PhraseLoaders;
  readonly slots?: EditionSlots;
};

const EditionContext = createContext<RunningEdition | null>(null);

export const EditionProvider = EditionContext.Provider;

/** @throws Error outside an edition. */
export function useRunningEdition(): RunningEdition {
  const running = useContext(EditionContext);
  if (!running) throw new Error('not inside an edition');
  return running;
}

export function useEdition(): Edition {
  return useRunningEdition().edition;
}
