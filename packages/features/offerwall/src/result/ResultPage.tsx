import { isUuid } from '@hanji/domain/text/uuid.ts';
import { useDocumentTitle } from '@hanji/edition/frame/use-document-title.ts';
import { ApiErrorState } from '@hanji/edition/states/ApiErrorState.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { StateMessage } from '@hanji/ui-kit/feedback/state-message/StateMessage.tsx';
import { LoadingNotice, Skeleton } from '@hanji/ui-kit/lists/skeleton/Skeleton.tsx';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useResult, useResultWords } from './use-result.ts';

const wallPath = '/offerwall';
const drawings = {
  granted: 'done',
  open: 'waiting',
  cancelled: 'undone',
  failed: 'error',
} as const;

/** /offerwall/pointpark/result: how a conversion ended whose member was led back from the partner. */
export function ResultPage(): ReactElement {
  const id = useSearchParams()[0].get('id');
  return isUuid(id) ? <ResultOf key={id} id={id} /> : <Unknown />;
}

/** What the address names is not there, or somebody else's. */
function Unknown(): ReactElement {
  const t = usePhrases('offerwall');
  useDocumentTitle(t('unknownTitle'));
  return (
    <StateMessage
      level={1}
      drawing="empty"
      title={t('unknownTitle')}
      text={t('unknownText')}
      actions={<ToWall />}
    />
  );
}

function ToWall(): ReactElement {
  const t = usePhrases('offerwall');
  return (
    <LinkButton look="strong" href={wallPath}>
      {t('toWall')}
    </LinkButton>
  );
}

function ResultOf({ id }: { readonly id: string }): ReactElement {
  const t = usePhrases('offerwall');
  const words = usePhrases('frame');
  const wordsOf = useResultWords();
  const { currentData, error, refetch } = useResult(id);
  const outcome = currentData && wordsOf(currentData);
  useDocumentTitle(outcome?.title ?? t('conversionTitle'));
  if (currentData && outcome) {
    return (
      <StateMessage
        live
        level={1}
        drawing={drawings[currentData.state]}
        title={outcome.title}
        text={outcome.text}
        actions={<ToWall />}
      />
    );
  }
  if (error && 'code' in error && error.code === 404) return <Unknown />;
  if (error) return <ApiErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <LoadingNotice label={words('loading')} slow={words('loadingSlow')} />
      <Skeleton shape="title" />
      <Skeleton shape="text" />
    </>
  );
}
