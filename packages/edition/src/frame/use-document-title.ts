import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { useEffect } from 'react';

/** What is on screen and has a name; the last is the innermost, or the newest. */
const named: { readonly title: string }[] = [];

/**
 * Names the page in the browser's tab for as long as it shows: `title – Hanji`. What fails within a
 * page names it meanwhile; where nothing has a name, there is the brand alone.
 */
export function useDocumentTitle(title?: string): void {
  const brand = usePhrases('frame')('brand');
  useEffect(() => {
    if (!title) return undefined;
    const own = { title: `${title} – ${brand}` };
    named.push(own);
    document.title = own.title;
    return () => {
      named.splice(named.indexOf(own), 1);
      document.title = named.at(-1)?.title ?? brand;
    };
  }, [title, brand]);
}
