import type { AuthenticationErrorKind } from '../kinds/authentication-error.ts';
import type { ConnectionKind } from '../kinds/connection-kind.ts';
import type { PurchaseErrorKind } from '@hanji/contract/vocabulary.ts';

/** What a dialog says where the server's own words are missing or would not help. */
export type ErrorPhrase =
  | 'systemError'
  | 'networkError'
  | 'timeout'
  | 'updateNeeded'
  | 'tooManyRequests'
  | 'refundFailed'
  | 'accountNotFound'
  | 'accountComplete';

export type ErrorText =
  | { readonly from: 'server'; readonly text: string }
  | { readonly from: 'phrase'; readonly phrase: ErrorPhrase };

/** What follows a dialog: it closes with a change of route, or its button leads to a path. */
export type DialogEnd =
  | { readonly by: 'routeChange' }
  | { readonly by: 'button'; readonly path: string; readonly reload: boolean };

export type DialogOutcome = {
  readonly kind: 'dialog';
  readonly title: 'badServerResponse' | ConnectionKind | null;
  readonly text: ErrorText;
  /** The code, where it is shown beside the text. */
  readonly code: number | null;
  /** Where to go before the dialog opens. */
  readonly firstTo: string | null;
  readonly offers: 'close' | 'retry' | 'reload';
  /** When to try again, ISO 8601. */
  readonly until: string | null;
  readonly end: DialogEnd;
};

/** What a failed call leads to (reading-service and challenge-and-shutdown, section 8). */
export type ErrorOutcome =
  | DialogOutcome
  | {
      readonly kind: 'page';
      readonly page: 'maintenance';
      readonly title: string | null;
      readonly description: string;
      readonly endAt: string | null;
    }
  | { readonly kind: 'page'; readonly page: 'serviceError' }
  | { readonly kind: 'page'; readonly page: 'login'; readonly redirect: string }
  /** Log out first, then go to Login, which leads back to `redirect`. */
  | { readonly kind: 'logout'; readonly redirect: string }
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'reload' }
  /** The reader sees nothing. */
  | { readonly kind: 'silence'; readonly logged: true }
  /** No global error and no page: the row or dialog returns to its state, and this is said. */
  | {
      readonly kind: 'purchaseFailed';
      readonly error: PurchaseErrorKind;
      readonly shownAs: 'toast' | 'dialog';
      readonly logged: true;
    }
  | { readonly kind: 'authentication'; readonly error: AuthenticationErrorKind }
  /** The caller decides: a guard of access, or whoever declared the code. */
  | { readonly kind: 'returned'; readonly code: number };
