import { addLaterPhrases, hasLaterPhrases } from '@hanji/i18n/i18n.ts';
import { useLocale } from '@hanji/i18n/use-phrases.ts';
import type { i18n } from 'i18next';
import { use, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRunningEdition } from '#edition-context.tsx';
import { withChunkTimeout } from '#lazy/chunk-timeout.ts';

const coming = new WeakMap<i18n, Promise<void>>();

/** Around what says what no start has loaded (`later` of an edition's phrases): it comes first. */
export function LaterPhrases({ children }: { readonly children: ReactNode }): ReactNode {
  const { phrases } = useRunningEdition();
  const { i18n: translator } = useTranslation();
  const locale = useLocale();
  const load = phrases[locale];
  if (load && !hasLaterPhrases(translator)) {
    use(arrival(translator, () => addLaterPhrases(translator, locale, load)));
  }
  return children;
}

function arrival(translator: i18n, start: () => Promise<void>): Promise<void> {
  const known = coming.get(translator);
  if (known) return known;
  const wait = withChunkTimeout(start);
  coming.set(translator, wait);
  // What did not come is asked for again by the next page.
  wait.catch(() => coming.delete(translator));
  return wait;
}
