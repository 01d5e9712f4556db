import type { PurchaseErrorKind } from '@hanji/contract/vocabulary.ts';
import type { Failure, FailureFacts } from '../failure.ts';
import { authenticationError, type PasswordUse } from '../kinds/authentication-error.ts';
import { purchaseError } from '../kinds/purchase-error.ts';
import {
  phraseDialog,
  serverDialog,
  serverOrDebugText,
  serverText,
  toHome,
} from './error-dialog.ts';
import type { ErrorOutcome } from './error-outcome.ts';
import { handlingAt, type ErrorPlace } from './error-table.ts';
import { globalOutcome, maintenancePage } from './global-outcome.ts';

/**
 * What a failed call leads to, by code and place (reading-service, section 8;
 * challenge-and-shutdown, sections 2.3 and 8). Never throws; a code without a rule takes the
 * place's rule for others. Whether an answer is a failure at all, `callSucceeded` says.
 */
export function outcomeOfFailure(
  failure: Failure,
  place: ErrorPlace,
  facts: FailureFacts,
): ErrorOutcome {
  const { code } = failure;
  switch (handlingAt(place, code)) {
    case 'globally':
      return globalOutcome(failure, facts);
    case 'return':
      return { kind: 'returned', code };
    case 'dialogThenHome':
      return serverDialog(serverOrDebugText(failure), { end: toHome(false) });
    case 'dialogThenHomeReloaded':
      return serverDialog(serverOrDebugText(failure), { end: toHome(true) });
    case 'dialogAtUserinfo':
      return serverDialog(serverText(failure), { code, firstTo: '/userinfo' });
    case 'accountNotFound':
      return phraseDialog('accountNotFound', { end: toHome(false) });
    case 'accountComplete':
      return phraseDialog('accountComplete', { end: toHome(false) });
    case 'refundAlert':
      return phraseDialog('refundFailed');
    case 'reloadOnce':
      return facts.reloaded ? phraseDialog('refundFailed') : { kind: 'reload' };
    case 'login':
      return { kind: 'page', page: 'login', redirect: facts.path };
    case 'coinPurchase':
      return { kind: 'go', path: '/coinpurchase' };
    case 'home':
      return { kind: 'go', path: '/' };
    case 'back':
      return { kind: 'go', path: facts.back };
    case 'maintenance':
      return maintenancePage(failure);
    case 'serviceError':
      return { kind: 'page', page: 'serviceError' };
    case 'silence':
      return { kind: 'silence', logged: true };
    case 'purchaseToast':
      return purchaseFailed(purchaseError(code), 'toast');
    case 'purchaseDialog':
      return purchaseFailed(purchaseError(code), 'dialog');
    case 'noTicketsToast':
      return purchaseFailed('noRentalTickets', 'toast');
    case 'signInError':
      return authentication('signIn', code);
    case 'passwordChangeError':
      return authentication('passwordChange', code);
    case 'passwordResetError':
      return authentication('passwordReset', code);
  }
}

function purchaseFailed(error: PurchaseErrorKind, shownAs: 'toast' | 'dialog'): ErrorOutcome {
  return { kind: 'purchaseFailed', error, shownAs, logged: true };
}

function authentication(use: PasswordUse, code: number): ErrorOutcome {
  return { kind: 'authentication', error: authenticationError(use, code) };
}
