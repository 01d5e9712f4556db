import { isApiError, type ApiError } from '@hanji/api-client/request/api-error.ts';
import { useDocumentTitle } from '@hanji/edition/frame/use-document-title.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { StateMessage } from '@hanji/ui-kit/feedback/state-message/StateMessage.tsx';
import { useEffect, useEffectEvent, useRef, useState, type ReactElement } from 'react';
import { browser } from '#layout/browser.ts';
import { Working } from '#layout/Working.tsx';
import { useInitCertificationMutation } from './endpoints.ts';

/** /certificate/adult: asks the service where the age is verified, and goes there. */
export function CertificateAdultPage(): ReactElement {
  const t = usePhrases('certification');
  const [init] = useInitCertificationMutation();
  const [failure, setFailure] = useState<ApiError | null>(null);
  const begun = useRef(false);
  useDocumentTitle(t('title'));
  const begin = async (): Promise<void> => {
    setFailure(null);
    const { data, error } = await init();
    if (data) browser.leaveFor(data.url);
    else if (isApiError(error)) setFailure(error);
  };
  const beginOnce = useEffectEvent(() => {
    if (begun.current) return;
    begun.current = true;
    void begin();
  });
  useEffect(() => beginOnce(), []);

  if (!failure) return <Working label={t('leaving')} />;
  return (
    <StateMessage
      live
      level={1}
      drawing="error"
      title={t('unavailableTitle')}
      text={failure.message || t('unavailableText')}
      actions={
        <>
          <Button look="strong" onClick={() => void begin()}>
            {t('begin')}
          </Button>
          <LinkButton href="/maturecertificate">{t('back')}</LinkButton>
        </>
      }
    />
  );
}
