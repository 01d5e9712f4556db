import { isApiError, type ApiError } from '@hanji/api-client/request/api-error.ts';
import type { SerializedError } from '@reduxjs/toolkit';
import type { ReactElement, ReactNode } from 'react';
import { QueryScreen } from '#shared/QueryScreen.tsx';
import { AgeGate } from './AgeGate.tsx';
import { GoneDialog } from './GoneDialog.tsx';

type LoadGateProps<Data> = {
  readonly query: {
    readonly currentData?: Data | undefined;
    readonly error?: ApiError | SerializedError | undefined;
    readonly refetch: () => unknown;
  };
  readonly skeleton: ReactNode;
  readonly children: (data: Data) => ReactNode;
};

/**
 * What stands before a title: 428 and 451 ask for the reader's age, 303 and 404 say
 * that it is gone, all other codes have their own message (section 8 "Route loads").
 */
export function LoadGate<Data>(props: LoadGateProps<Data>): ReactElement {
  const { query, skeleton, children } = props;
  const { currentData, error, refetch } = query;
  if (currentData === undefined && isApiError(error)) {
    if (error.code === 428 || error.code === 451) {
      return <AgeGate code={error.code} onAccepted={() => void refetch()} />;
    }
    if (error.code === 303 || error.code === 404) return <GoneDialog error={error} />;
  }
  return (
    <QueryScreen query={query} skeleton={skeleton}>
      {children}
    </QueryScreen>
  );
}
