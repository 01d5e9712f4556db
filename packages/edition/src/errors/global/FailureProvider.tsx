import type { ApiError } from '@hanji/api-client/request/api-error.ts';
import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useLatePart } from '#lazy/use-late-part.ts';

/** A failed call that no screen shows by itself. */
export type Failed = {
  readonly error: ApiError;
  /** The codes that the caller takes care of. */
  readonly declared?: readonly number[];
  /** Does it again, where trying again can help. */
  readonly retry?: () => void;
};

type Report = (failed: Failed) => void;

const FailureContext = createContext<Report | null>(null);

/**
 * Gives a failed action to the global handling (reading-service, section 8). What a screen loads
 * does not come here: it shows in the screen.
 * @throws Error in a frame without a place for failures.
 */
export function useReportFailure(): Report {
  const report = useContext(FailureContext);
  if (!report) throw new Error('this frame has no place for failures');
  return report;
}

function load() {
  return import('./GlobalFailure.tsx');
}

/** Holds the one global error; it goes with the page on which it came. */
export function FailureProvider({ children }: { readonly children: ReactNode }) {
  const { key } = useLocation();
  const [last, setLast] = useState<{ readonly failed: Failed; readonly on: string } | null>(null);
  const failed = last?.on === key ? last.failed : null;
  const late = useLatePart(load, failed !== null);
  const report = useCallback<Report>(
    // One that is already set stays.
    (next) => setLast((set) => (set?.on === key ? set : { failed: next, on: key })),
    [key],
  );
  return (
    <FailureContext value={report}>
      {children}
      {late && failed && <late.GlobalFailure failed={failed} onClose={() => setLast(null)} />}
    </FailureContext>
  );
}
