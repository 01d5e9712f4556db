import { useSyncExternalStore } from 'react';

/** Whether the page stands in one of the product's own apps; the document says which. */
export function isInServiceApp(): boolean {
  return 'serviceApp' in document.documentElement.dataset;
}

/** The same for a component, which the service may draw: for any browser, since it keeps pages. */
export function useInServiceApp(): boolean {
  return useSyncExternalStore(neverChanges, isInServiceApp, () => false);
}

function neverChanges(): () => void {
  return () => {};
}
