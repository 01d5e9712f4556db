import { createContext, useContext, useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** The images of a viewer that have failed, so that one press can ask for all of them. */
export type FailedPictures = {
  /** Gives what takes it off again. */
  readonly add: (retry: () => void) => () => void;
  readonly count: () => number;
  readonly retryAll: () => void;
  readonly subscribe: (onChange: () => void) => () => void;
};

export function createFailedPictures(): FailedPictures {
  const retries = new Set<() => void>();
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    add(retry) {
      retries.add(retry);
      tell();
      return () => {
        retries.delete(retry);
        tell();
      };
    },
    count: () => retries.size,
    retryAll() {
      for (const retry of retries) retry();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

const Failed = createContext<FailedPictures>(createFailedPictures());
export const FailedPicturesProvider = Failed.Provider;

/** Counts an image in while it has failed. */
export function useFailedPicture(failed: boolean, retry: () => void): void {
  const pictures = useContext(Failed);
  const again = useEffectEvent(retry);
  useEffect(() => (failed ? pictures.add(() => again()) : undefined), [failed, pictures]);
}

/** How many of them have failed now. */
export function useFailedCount({ subscribe, count }: FailedPictures): number {
  return useSyncExternalStore(subscribe, count, count);
}
