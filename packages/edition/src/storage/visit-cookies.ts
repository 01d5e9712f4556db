import { createContext, useContext } from 'react';

const VisitCookies = createContext('');

/** The cookies of who opens a page, where the service draws it: there is no document to ask. */
export const VisitCookiesProvider = VisitCookies.Provider;

export function useVisitCookies(): string {
  return useContext(VisitCookies);
}
