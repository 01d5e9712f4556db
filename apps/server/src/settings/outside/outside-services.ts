import { SettingError } from '#settings/setting-error.ts';

/** A service beside this one that is asked by HTTP and knows us by a secret. */
export type OutsideSettings = {
  /** Without a slash at the end. */
  readonly url: string;
  readonly secret: string;
};

/**
 * Who verifies ages: a service, or a page of the server's own origin that believes everybody, which
 * is there where this machine alone can reach the service and no other is set.
 */
export type AdultVerifierSettings =
  | (OutsideSettings & { readonly kind: 'http' })
  | { readonly kind: 'local' | 'none' };

/** A service that was before this one, whose accounts can be moved here; `product` names it. */
export type PreviousServiceSettings = OutsideSettings & { readonly product: string };

type Given = { readonly url: string | undefined; readonly secret: string | undefined };

/**
 * The two variables of an outside service; null where neither is set.
 * @throws SettingError for one without the other
 */
export function outsideService(
  { url, secret }: Given,
  names: { readonly url: string; readonly secret: string },
): OutsideSettings | null {
  if (url === undefined && secret === undefined) return null;
  if (url === undefined || secret === undefined) {
    const missing = url === undefined ? names.url : names.secret;
    throw new SettingError(`${missing} is empty: set address and secret, or neither`);
  }
  return { url: url.replace(/\/+$/, ''), secret };
}
