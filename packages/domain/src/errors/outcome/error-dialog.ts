import type { Failure } from '../failure.ts';
import type { DialogEnd, DialogOutcome, ErrorPhrase, ErrorText } from './error-outcome.ts';

const plain: Omit<DialogOutcome, 'text'> = {
  kind: 'dialog',
  title: null,
  code: null,
  firstTo: null,
  offers: 'close',
  until: null,
  end: { by: 'routeChange' },
};

/** A dialog of ours; what is not given is plain: it can be closed, and goes with a change of route. */
export function phraseDialog(
  phrase: ErrorPhrase,
  more: Partial<Omit<DialogOutcome, 'text'>> = {},
): DialogOutcome {
  return { ...plain, ...more, text: { from: 'phrase', phrase } };
}

/** A dialog with the server's words. */
export function serverDialog(
  text: ErrorText,
  more: Partial<Omit<DialogOutcome, 'text'>>,
): DialogOutcome {
  return { ...plain, ...more, text };
}

/** The dialog's button leads to Home. */
export function toHome(reload: boolean): DialogEnd {
  return { by: 'button', path: '/', reload };
}

/** Whether a failure says something in words. */
export function hasWords({ message }: Pick<Failure, 'message'>): boolean {
  return message.trim() !== '';
}

/** The server's message, otherwise 'system error' (reading-service, section 8 "Global handling"). */
export function serverText(failure: Pick<Failure, 'message'>): ErrorText {
  if (hasWords(failure)) return { from: 'server', text: failure.message };
  return { from: 'phrase', phrase: 'systemError' };
}

/** The server's message, otherwise its debug text (reading-service, section 8 "Route loads"). */
export function serverOrDebugText(failure: Pick<Failure, 'message' | 'debug'>): ErrorText {
  const { debug } = failure;
  return serverText(hasWords(failure) || !debug ? failure : { message: debug });
}
