import { loginTypes } from '@hanji/contract/vocabulary.ts';
import { useDocumentTitle } from '@hanji/edition/frame/use-document-title.ts';
import { Redirect } from '@hanji/edition/router/Redirect.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { useEffect, useEffectEvent, useRef, useState, type ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { Working } from '#layout/Working.tsx';
import { CallbackQuestion } from './CallbackQuestion.tsx';
import { readExternalFlow } from '../flow-storage.ts';
import { providerNames } from '../provider-names.ts';
import { useExternalCallback } from './use-external-callback.ts';

/**
 * Where providers lead back to (reading-service, section 4 "External sign-in outcomes"). Without a
 * flow that this tab began it leads to `/` (challenge-and-shutdown, section 2.6).
 */
export function ExternalCallbackPage(): ReactElement {
  const { loginType } = useParams();
  const [flow] = useState(readExternalFlow);
  const known = loginTypes.find((type) => type === loginType);
  if (!flow || flow.loginType !== known) return <Redirect to="/" />;
  return <Callback {...flow} />;
}

function Callback(flow: NonNullable<ReturnType<typeof readExternalFlow>>): ReactElement {
  const t = usePhrases('external');
  const { asked, begin, answer } = useExternalCallback(flow);
  const begun = useRef(false);
  const beginOnce = useEffectEvent(() => {
    if (begun.current) return;
    begun.current = true;
    void begin();
  });
  useEffect(() => beginOnce(), []);
  useDocumentTitle(t('title'));
  const provider = providerNames[flow.loginType];
  return (
    <>
      <Working
        label={
          flow.purpose === 'connect' ? t('connecting', { provider }) : t('working', { provider })
        }
      />
      {asked && <CallbackQuestion asked={asked} provider={provider} onAnswer={answer} />}
    </>
  );
}
