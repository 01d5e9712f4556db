import { addLaterPhrases, hasLaterPhrases } from '@hanji/i18n/i18n.ts';
import { useLocale } from '@hanji/i18n/use-phrases.ts';
import type { i18n } from 'i18next';
import { use, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRunningEdition } from '#edition-context.tsx';
import { withChunkTimeout } from '#lazy/chunk-timeout.ts';

/** By what all wrappings of a translator share: a component that waits gets another one each time. */
const coming = new WeakMap<i18n['services'], Promise<void>>();

/** Around what says what no start has loaded (`later` of an edition's phrases): it comes first. */
export function LaterPhrases({ children }: { readonly children: ReactNode }): ReactNode {
  const { phrases } = useRunningEdition();
  const { i18n: translator } = useTranslation();
  const locale = useLocale();
  const load = phrases[locale];
  const wait = load && arrival(translator, () => addLaterPhrases(translator, locale, load));
  if (wait) use(wait);
  return children;
}

/** Null where nothing is waited for; what was waited for once stays what is looked at. */
function arrival(translator: i18n, start: () => Promise<void>): Promise<void> | null {
  const { services } = translator;
  const known = coming.get(services);
  if (known) return known;
  if (hasLaterPhrases(translator)) return null;
  const wait = withChunkTimeout(start);
  coming.set(services, wait);
  // What did not come is asked for again by the next page.
  wait.catch(() => coming.delete(services));
  return wait;
}
