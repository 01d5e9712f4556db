import type { ApiError } from '@hanji/api-client/request/api-error.ts';
import { useDocumentTitle } from '@hanji/edition/frame/use-document-title.ts';
import { ApiErrorState } from '@hanji/edition/states/ApiErrorState.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { StateMessage } from '@hanji/ui-kit/feedback/state-message/StateMessage.tsx';
import type { ReactElement } from 'react';
import { AskButton, type Asking } from './AskButton.tsx';
import { HistoryLink } from './HistoryLink.tsx';
import { isLostAnswer } from './is-lost-answer.ts';
import { PurchaseUnknown } from './PurchaseUnknown.tsx';

type NoAnswerProps = Asking & { readonly error: ApiError };

/** In place of how an order stands, where the service did not say it. */
export function NoAnswer({ error, ...asks }: NoAnswerProps): ReactElement {
  if (isLostAnswer(error)) return <LostAnswer {...asks} />;
  if (error.code === 403) return <OfAnotherAccount />;
  if (error.code === 404 || error.code === 400) return <PurchaseUnknown />;
  return <ApiErrorState error={error} onRetry={asks.onAsk} actions={<HistoryLink />} />;
}

/** Who pays in one account and comes back in another has to change it, and to pay nothing again. */
function OfAnotherAccount(): ReactElement {
  const purchase = usePhrases('purchase');
  const title = purchase('accountMismatch');
  useDocumentTitle(title);
  return (
    <StateMessage
      live
      level={1}
      drawing="lock"
      title={title}
      actions={<HistoryLink look="strong" />}
    />
  );
}

/** The money may have been taken: there is nothing here to pay by. */
function LostAnswer(asks: Asking): ReactElement {
  const t = usePhrases('shop');
  useDocumentTitle(t('lostTitle'));
  return (
    <StateMessage
      live
      level={1}
      drawing="waiting"
      title={t('lostTitle')}
      text={t('lostText')}
      actions={
        <>
          <AskButton {...asks} />
          <HistoryLink />
        </>
      }
    />
  );
}
