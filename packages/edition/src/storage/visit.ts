import type { PageVisit } from '@hanji/contract/pages.ts';
import { createContext, useContext } from 'react';

/** What a drawing takes from who opens a page. */
export type DrawnVisit = Pick<PageVisit, 'cookies' | 'userAgent'>;

const Visit = createContext<DrawnVisit | null>(null);

/** Who opens a page, where the service draws it: there is no document and no window to ask. */
export const VisitProvider = Visit.Provider;

/** Null in browsers. */
export function useVisit(): DrawnVisit | null {
  return useContext(Visit);
}
