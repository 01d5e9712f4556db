import { isApiError, type ApiError } from '@hanji/api-client/request/api-error.ts';
import { loginPath } from '@hanji/domain/guards/login-path.ts';
import { formatDateTime } from '@hanji/i18n/format/dates.ts';
import { joinSentences } from '@hanji/i18n/format/sentences.ts';
import { useLocale, usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { StateMessage } from '@hanji/ui-kit/feedback/state-message/StateMessage.tsx';
import type { SerializedError } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useEdition } from '#edition-context.tsx';
import { useDocumentTitle } from '#frame/use-document-title.ts';
import { describeApiError } from '#errors/describe-api-error.ts';
import { useAutoRetry } from '#errors/use-auto-retry.ts';
import { useOnline } from '#errors/use-online.ts';

type ApiErrorStateProps = {
  /** As RTK Query gives it; what is no failed call is described as unknown. */
  readonly error: ApiError | SerializedError;
  readonly onRetry: () => void;
  readonly level?: 1 | 2;
  /** The screen's own ways on; without them there is the way home. */
  readonly actions?: ReactNode;
};

const canceled = { title: 'canceledTitle', text: 'canceledText' } as const;

const unknownError: ApiError = {
  code: 0,
  title: null,
  message: '',
  debug: null,
  endAt: null,
  nextPage: null,
  response: { url: '' },
};

/** What a screen shows in place of data that did not come, with the way on. */
export function ApiErrorState({ error, onRetry, level = 1, actions }: ApiErrorStateProps) {
  const t = usePhrases('errors');
  const frame = usePhrases('frame');
  const locale = useLocale();
  const { timeZone } = useEdition();
  const { pathname, search } = useLocation();
  const known = isApiError(error) ? error : unknownError;
  const description = describeApiError(known.code, useOnline());
  // Who stopped it is not to see it begin again by itself.
  useAutoRetry(description.retry === 'auto' && !known.canceled, onRetry);

  // A maintenance is announced in the service's own words, where it has a title.
  const announced = description.kind === 'maintenance' && known.title ? known : null;
  const words = known.canceled ? canceled : description;
  const title = announced?.title ?? t(words.title);
  useDocumentTitle(level === 1 ? title : undefined);

  const text = announced?.message || t(known.unreadable ? 'unreadableText' : words.text);
  const until =
    known.endAt && t('maintenanceUntil', { time: formatDateTime(locale, known.endAt, timeZone) });
  return (
    <StateMessage
      live
      level={level}
      drawing={description.drawing}
      title={title}
      text={until ? joinSentences(locale, [text, until]) : text}
      actions={
        <>
          {description.retry !== 'none' && (
            <Button look="strong" onClick={onRetry}>
              {frame('retry')}
            </Button>
          )}
          {description.kind === 'signIn' && (
            <LinkButton href={loginPath(pathname + search)}>{frame('signIn')}</LinkButton>
          )}
          {description.kind === 'update' && (
            <Button onClick={() => location.reload()}>{t('reload')}</Button>
          )}
          {actions ?? (
            // Where it is the only way on, as on the page for what is not there.
            <LinkButton look={description.kind === 'notFound' ? 'strong' : undefined} href="/">
              {frame('goHome')}
            </LinkButton>
          )}
        </>
      }
    />
  );
}
