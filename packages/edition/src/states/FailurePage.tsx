import type { ApiError } from '@hanji/api-client/request/api-error.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { inspectionOf } from '#errors/failure-params.ts';
import { useEffect } from 'react';
import { MaintenanceMessage } from './MaintenanceMessage.tsx';
import { ServiceErrorMessage } from './ServiceErrorMessage.tsx';

/**
 * The maintenance page or the service error page, without an address of its own: seen and heard from
 * its beginning, however far the page in whose place it shows was read.
 */
export function FailurePage({ error }: { readonly error: ApiError }) {
  const t = usePhrases('errors');
  useEffect(() => {
    scrollTo(0, 0);
    document.querySelector('main')?.focus({ preventScroll: true });
  }, []);
  const actions = (
    <Button look="strong" onClick={() => location.reload()}>
      {t('reload')}
    </Button>
  );
  return error.code === 503 ? (
    <MaintenanceMessage params={inspectionOf(error)} actions={actions} />
  ) : (
    <ServiceErrorMessage errorState={error} actions={actions} />
  );
}
