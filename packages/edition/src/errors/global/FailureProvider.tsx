import type { ApiError } from '@hanji/api-client/request/api-error.ts';
import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useLatePart } from '#lazy/use-late-part.ts';
import type { Failed } from './failed.ts';

type Report = (failed: Failed) => void;

const FailureContext = createContext<Report | null>(null);
const InPlaceContext = createContext<ApiError | null>(null);

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

type Last = {
  readonly failed: Failed;
  readonly on: string;
  /** It shows where the page was: the edition has no address for it. */
  readonly inPlace: boolean;
};

type FailureProviderProps = {
  /** Whether the place has a route name: a page of the edition, not a missing one. */
  readonly routeNamed: boolean;
  /** Pages of errors show where the page was: the edition has no addresses for them. */
  readonly pagesInPlace?: boolean;
  readonly children: ReactNode;
};

/** Holds the one global error; it goes with the page on which it came. */
export function FailureProvider({ children, ...place }: FailureProviderProps) {
  const { key } = useLocation();
  const [last, setLast] = useState<Last | null>(null);
  const current = last?.on === key ? last : null;
  const late = useLatePart(load, current !== null);
  const report = useCallback<Report>(
    // One that is already set stays.
    (failed) => setLast((set) => (set?.on === key ? set : { failed, on: key, inPlace: false })),
    [key],
  );
  return (
    <FailureContext value={report}>
      <InPlaceContext value={current?.inPlace ? current.failed.error : null}>
        {children}
      </InPlaceContext>
      {late && current && !current.inPlace && (
        <late.GlobalFailure
          {...place}
          failed={current.failed}
          onClose={() => setLast(null)}
          onInPlace={() => setLast({ ...current, inPlace: true })}
        />
      )}
    </FailureContext>
  );
}

/** The error that is to show where the page was. */
export function useErrorInPlace(): ApiError | null {
  return useContext(InPlaceContext);
}
