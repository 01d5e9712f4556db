import { createContext, useContext } from 'react';
import type { PageSettings } from '@hanji/contract/pages.ts';
import type { LoadPhrases } from '@hanji/i18n/i18n.ts';
import type { Locale } from '@hanji/i18n/locale.ts';
import type { Edition } from './edition.ts';
import type { LoadKeeper } from './session/keeper.ts';
import type { EditionSlots } from './slots/edition-slots.ts';

/** How the phrases of each of an edition's languages are loaded. */
export type PhraseLoaders = Readonly<Partial<Record<Locale, LoadPhrases>>>;

export type RunningEdition = {
  readonly edition: Edition;
  readonly phrases: PhraseLoaders;
  readonly slots?: EditionSlots;
  /** What features keep true as long as the page is open, once it is known who reads. */
  readonly keepers?: readonly LoadKeeper[];
};

/** An edition as its service is set: where it names whom readers ask, that is the service's address. */
export function asSet(running: RunningEdition, { supportEmail }: PageSettings): RunningEdition {
  const { edition } = running;
  const business = edition.business && { ...edition.business, contact: supportEmail };
  return { ...running, edition: { ...edition, business } };
}

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

const noSlots: EditionSlots = {};

/** What the edition's composition adds to screens; what it leaves out is undefined. */
export function useSlots(): EditionSlots {
  return useRunningEdition().slots ?? noSlots;
}
