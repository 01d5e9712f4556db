import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { useEffect } from 'react';

/** Names the page in the browser's tab: `title – Hanji`, or the name alone. */
export function useDocumentTitle(title?: string): void {
  const brand = usePhrases('frame')('brand');
  useEffect(() => {
    document.title = title ? `${title} – ${brand}` : brand;
  }, [title, brand]);
}
