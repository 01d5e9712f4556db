import { useLocation } from 'react-router-dom';
import { readInspection } from '#errors/failure-params.ts';
import { MaintenanceMessage } from './MaintenanceMessage.tsx';
import { WaysFromFailure } from './WaysFromFailure.tsx';

/** `/system`: where code 503 leads (reading-service, section 2 "Other routes"). */
export function MaintenancePage() {
  const params = readInspection(useLocation().state);
  return (
    <MaintenanceMessage
      params={params}
      actions={<WaysFromFailure cameFromPage={params !== null} />}
    />
  );
}
