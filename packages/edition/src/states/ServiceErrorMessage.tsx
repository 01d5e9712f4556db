import type { ApiError } from '@hanji/api-client/request/api-error.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { StateMessage } from '@hanji/ui-kit/feedback/state-message/StateMessage.tsx';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '#frame/use-document-title.ts';
import { DebugDialog } from './DebugDialog.tsx';

type ServiceErrorMessageProps = {
  readonly errorState: ApiError | null;
  readonly actions: ReactNode;
  /** The page's own unless another is named. */
  readonly hostname?: string;
};

/** Something went wrong at the service (reading-service, section 8: code 500). */
export function ServiceErrorMessage(props: ServiceErrorMessageProps) {
  const { errorState, actions, hostname } = props;
  const t = usePhrases('errors');
  useDocumentTitle(t('serviceTitle'));
  return (
    <>
      <StateMessage
        live
        level={1}
        drawing="error"
        title={t('serviceTitle')}
        text={t(errorState?.unreadable ? 'unreadableText' : 'serviceText')}
        actions={actions}
      />
      {/* What the service draws knows no host, and has no error to tell of either. */}
      {errorState && <DebugDialog error={errorState} hostname={hostname ?? location.hostname} />}
    </>
  );
}
