import type { FailureData } from '@hanji/contract/envelope.ts';
import type { PurchaseErrorKind } from '@hanji/contract/vocabulary.ts';
import type { Failure } from '#errors/failure.ts';
import type { ErrorPlace } from '#errors/outcome/error-table.ts';
import { outcomeOfFailure } from '#errors/outcome/outcome-of-failure.ts';
import type { ChapterCall } from './flow/chapter-call.ts';
import type { CoinTerms } from './price.ts';

/** What the reader is left with when a call that opens chapters failed. */
type CallEnd =
  /** The price is another one: ask with it; nothing was spent. */
  | { readonly kind: 'ask_again'; readonly terms: CoinTerms }
  | { readonly kind: 'coin_purchase' }
  /** The session is over: sign in, and go on. */
  | { readonly kind: 'login' }
  /** What the service says of it is all that is known. */
  | { readonly kind: 'refused' }
  | {
      readonly kind: 'failed';
      readonly error: PurchaseErrorKind;
      readonly shownAs: 'toast' | 'dialog';
    };

const places = {
  unlock: 'purchase',
  'unlock-all': 'purchase',
  'rent-with-coin': 'rentByCoin',
  'rent-with-ticket': 'rentByTicket',
  'rent-with-gauge': 'rentOtherwise',
  'rent-with-ads': 'rentOtherwise',
} as const satisfies Readonly<Record<ChapterCall['call'], ErrorPlace>>;

/**
 * By the error table (reading-service, section 8; decisions "purchase and rent failures" and
 * "unlock and rent"). A pending purchase fails in a dialog.
 */
export function callEnd(
  call: ChapterCall['call'],
  failure: Failure & { readonly data?: FailureData },
  pending: boolean,
): CallEnd {
  // Nobody may pay before the reader is known again.
  if (failure.code === 401) return { kind: 'login' };
  const outcome = outcomeOfFailure(failure, pending ? 'pendingPurchase' : places[call], here);
  if (outcome.kind === 'purchaseFailed') {
    return { kind: 'failed', error: outcome.error, shownAs: outcome.shownAs };
  }
  if (outcome.kind === 'go') return { kind: 'coin_purchase' };
  const terms = failure.data?.terms;
  if (terms) return { kind: 'ask_again', terms };
  if (call !== 'rent-with-ticket') return { kind: 'refused' };
  return { kind: 'failed', error: 'noRentalTickets', shownAs: pending ? 'dialog' : 'toast' };
}

/** No rule of a purchase asks where it was made. */
const here = {
  path: '/',
  back: '/',
  online: true,
  routeNamed: true,
  errorSet: false,
  reloaded: false,
  declared: [],
} as const;

/**
 * Whether a failure leaves open if the call was carried out: the answer was lost, or came from
 * something between. Asked again with the same transaction token it has one effect at most.
 */
export function isLostAnswer({ code }: Pick<Failure, 'code'>): boolean {
  return code === 408 || code >= 500;
}
