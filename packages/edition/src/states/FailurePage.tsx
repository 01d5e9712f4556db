import type { ApiError } from '@hanji/api-client/request/api-error.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { inspectionOf } from '#errors/failure-params.ts';
import { MaintenanceMessage } from './MaintenanceMessage.tsx';
import { ServiceErrorMessage } from './ServiceErrorMessage.tsx';

/** The maintenance page or the service error page, without an address of its own. */
export function FailurePage({ error }: { readonly error: ApiError }) {
  const t = usePhrases('errors');
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
