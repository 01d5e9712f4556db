import { useLazyGetMatureQuery } from '@hanji/api-client/endpoints/mature.ts';
import { isApiError, type ApiError } from '@hanji/api-client/request/api-error.ts';
import type { Mature } from '@hanji/contract/entities/member.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import { useDocumentTitle } from '@hanji/edition/frame/use-document-title.ts';
import { forgetPlace, rememberedPlace } from '@hanji/edition/mature/certification-return.ts';
import { formatDate } from '@hanji/i18n/format/dates.ts';
import { useLocale, usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { StateMessage } from '@hanji/ui-kit/feedback/state-message/StateMessage.tsx';
import { useEffect, useEffectEvent, useRef, useState, type ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Working } from '#layout/Working.tsx';
import { useCompleteCertificationMutation } from './endpoints.ts';

/** The service takes a verifier's answer once. */
const spent = 400;

type End = { readonly mature: Mature } | { readonly failure: ApiError } | 'cancelled';

/**
 * /certificate/adult/{platform}/callback: the verifier's answer comes back. Without a code the
 * member has cancelled there.
 */
export function CertificateCallbackPage(): ReactElement {
  const t = usePhrases('certification');
  const [query] = useSearchParams();
  const code = query.get('code');
  const [complete] = useCompleteCertificationMutation();
  const [ask] = useLazyGetMatureQuery();
  const [end, setEnd] = useState<End | null>(code ? null : 'cancelled');
  const begun = useRef(false);
  const finish = async (given: string): Promise<void> => {
    const { data, error } = await complete({ query: { code: given } });
    if (data) return setEnd({ mature: data });
    if (!isApiError(error)) return;
    // The page was opened again, or gone back to: what it once said still holds.
    const { data: mature } = error.code === spent ? await ask() : {};
    if (mature?.adultVerification.status === 'verified') setEnd({ mature });
    else setEnd({ failure: error });
  };
  const finishOnce = useEffectEvent(() => {
    if (begun.current || !code) return;
    begun.current = true;
    void finish(code);
  });
  useEffect(() => finishOnce(), []);

  if (end === null) return <Working label={t('completing')} />;
  if (end === 'cancelled')
    return <NotVerified title={t('cancelledTitle')} text={t('cancelledText')} />;
  if ('failure' in end) {
    const { code: refusal, message } = end.failure;
    // Of a spent answer the service says what the title says.
    const text = refusal === spent ? t('failedText') : message || t('failedText');
    return <NotVerified title={t('failedTitle')} text={text} />;
  }
  return <Verified {...end.mature} />;
}

type NotVerifiedProps = { readonly title: string; readonly text: string };

function NotVerified({ title, text }: NotVerifiedProps): ReactElement {
  const t = usePhrases('certification');
  useDocumentTitle(title);
  return (
    <StateMessage
      live
      level={1}
      drawing="lock"
      title={title}
      text={text}
      actions={
        <>
          {/* Where somebody came from is kept for another attempt. */}
          <LinkButton look="strong" href="/maturecertificate?redirect=Y">
            {t('again')}
          </LinkButton>
          <LinkButton href="/">{t('leave')}</LinkButton>
        </>
      }
    />
  );
}

function Verified({ adultVerification: { expiredAt } }: Mature): ReactElement {
  const t = usePhrases('certification');
  const locale = useLocale();
  const { timeZone } = useEdition();
  const [place] = useState(rememberedPlace);
  useEffect(() => forgetPlace(), []);
  useDocumentTitle(t('doneTitle'));
  return (
    <StateMessage
      live
      level={1}
      drawing="done"
      title={t('doneTitle')}
      text={
        expiredAt ? t('verifiedUntil', { day: formatDate(locale, expiredAt, timeZone) }) : undefined
      }
      actions={
        <LinkButton look="strong" href={place ?? '/userinfo'}>
          {place === null ? t('toMyPage') : t('goOn')}
        </LinkButton>
      }
    />
  );
}
