import type { Failure, FailureFacts } from '../failure.ts';
import { connectionKind } from '../kinds/connection-kind.ts';
import { hasWords, phraseDialog, serverDialog, serverText } from './error-dialog.ts';
import type { DialogOutcome, ErrorOutcome } from './error-outcome.ts';
import { globalRow } from './error-table.ts';

const silence = { kind: 'silence', logged: true } as const;

/**
 * The global handler (reading-service, section 8 "Global handling"): first what a caller declared,
 * then what is dismissed, then the code. A dialog does not replace a global error already set.
 */
export function globalOutcome(failure: Failure, facts: FailureFacts): ErrorOutcome {
  if (facts.declared.includes(failure.code)) return { kind: 'returned', code: failure.code };
  if (isDismissed(failure)) return silence;
  const outcome = byCode(failure, facts);
  return outcome.kind === 'dialog' && facts.errorSet ? silence : outcome;
}

function isDismissed({ nextPage, message }: Failure): boolean {
  return nextPage !== null || message === 'Invalid request hash token';
}

function byCode(failure: Failure, facts: FailureFacts): ErrorOutcome {
  const handling = globalRow[failure.code] ?? globalRow.other;
  switch (handling) {
    case 'dialog':
      return genericDialog(failure);
    case 'dialogIfWords':
      return hasWords(failure) ? genericDialog(failure) : silence;
    case 'timeoutDialog':
      return phraseDialog('timeout', { offers: 'retry' });
    case 'connectionDialog':
      return phraseDialog('networkError', { title: connectionKind(facts.online), offers: 'retry' });
    case 'updateDialog':
      return phraseDialog('updateNeeded', { offers: 'reload' });
    case 'waitDialog':
      return phraseDialog('tooManyRequests', { until: failure.endAt });
    case 'reload':
      return facts.reloaded ? genericDialog(failure) : { kind: 'reload' };
    case 'reloadWithoutRoute':
      return facts.routeNamed || facts.reloaded ? genericDialog(failure) : { kind: 'reload' };
    case 'logout':
      return { kind: 'logout', redirect: facts.path };
    case 'coinPurchase':
      return { kind: 'go', path: '/coinpurchase' };
    case 'maintenance':
      return maintenancePage(failure);
    case 'serviceError':
      return { kind: 'page', page: 'serviceError' };
  }
}

function genericDialog(failure: Failure): DialogOutcome {
  return serverDialog(serverText(failure), { title: 'badServerResponse' });
}

/** Code 503: the maintenance page with title, description and end (section 8). */
export function maintenancePage({ title, message, endAt }: Failure): ErrorOutcome {
  return { kind: 'page', page: 'maintenance', title, description: message, endAt };
}
