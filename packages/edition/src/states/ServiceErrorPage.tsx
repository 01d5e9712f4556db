import { useLocation } from 'react-router-dom';
import { readErrorState } from '#errors/failure-params.ts';
import { ServiceErrorMessage } from './ServiceErrorMessage.tsx';
import { WaysFromFailure } from './WaysFromFailure.tsx';

/** `/error`: where code 500 leads (reading-service, section 2 "Other routes"). */
export function ServiceErrorPage() {
  const errorState = readErrorState(useLocation().state);
  return (
    <ServiceErrorMessage
      errorState={errorState}
      actions={<WaysFromFailure cameFromPage={errorState !== null} />}
    />
  );
}
