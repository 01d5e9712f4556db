/** A navigation that did not end where it began to lead. */
export type NavigationError = { readonly duplicated: boolean; readonly message: string };

/**
 * Navigation errors that are duplicates or contain 'aborted' are ignored (reading-service,
 * section 8 "Route loads"); `thrown` goes on to whatever shows a broken page.
 */
export function navigationOutcome(error: NavigationError): 'silence' | 'thrown' {
  return error.duplicated || error.message.includes('aborted') ? 'silence' : 'thrown';
}
