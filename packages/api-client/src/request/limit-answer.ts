/** Whoever asks for something and hears nothing for so long is told so, and may ask again. */
const answerLimitMs = 20_000;

type AnswerLimit = {
  readonly signal: AbortSignal | undefined;
  /** It need not be done in time any more. */
  readonly answered: () => void;
  readonly end: () => void;
};

/**
 * Ends a call that only asks when it is not answered in time. What changes something is waited for:
 * nobody could say whether it was done.
 */
export function limitAnswer(asks: boolean, signal: AbortSignal | undefined): AnswerLimit {
  if (!asks) return { signal, answered: () => undefined, end: () => undefined };
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), answerLimitMs);
  const stop = (): void => limit.abort(signal?.reason);
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);
  return {
    signal: limit.signal,
    answered: () => clearTimeout(timer),
    end: () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    },
  };
}
