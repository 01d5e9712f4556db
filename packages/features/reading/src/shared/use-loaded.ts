import { isApiError, type ApiError } from '@hanji/api-client/request/api-error.ts';
import type { SerializedError } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent, useState } from 'react';

type Outcome<Value> = {
  readonly value?: Value;
  readonly error?: ApiError | SerializedError;
};

type Loaded<Value> = Outcome<Value> & { readonly again: () => void };

/**
 * Runs a loader for its subject, and again on demand; an outdated answer is dropped. What is `here`
 * already is the value from the first drawing on, and nothing is run until that is demanded.
 */
export function useLoaded<Value>(
  load: (signal: AbortSignal) => Promise<Value>,
  subject: unknown,
  here?: Value,
): Loaded<Value> {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Outcome<Value> & { subject: unknown }>({ subject });
  const run = useEffectEvent(load);
  // As it began: what is loaded here may be kept for the next who asks.
  const [known] = useState(() => ({ subject, value: here }));
  const before = attempt === 0 && known.subject === subject ? known.value : undefined;
  const isHere = before !== undefined;

  useEffect(() => {
    if (isHere) return;
    const controller = new AbortController();
    const settle = (outcome: Outcome<Value>) => {
      if (!controller.signal.aborted) setState({ ...outcome, subject });
    };
    run(controller.signal).then(
      (value) => settle({ value }),
      (cause: unknown) => settle({ error: asError(cause) }),
    );
    return () => controller.abort();
  }, [subject, attempt, isHere]);

  const again = () => setAttempt((count) => count + 1);
  if (before !== undefined) return { value: before, again };
  return state.subject === subject ? { ...state, again } : { again };
}

function asError(cause: unknown): ApiError | SerializedError {
  return isApiError(cause) ? cause : { message: String(cause) };
}
