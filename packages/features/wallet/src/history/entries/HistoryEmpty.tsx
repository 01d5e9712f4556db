import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { StateMessage } from '@hanji/ui-kit/feedback/state-message/StateMessage.tsx';
import type { ReactElement } from 'react';
import { historyPath, type HistoryFilter, type HistoryType } from '#history/history-address.ts';

type HistoryEmptyProps = { readonly type: HistoryType; readonly filter: HistoryFilter };

/** In place of a list of nothing: what would be in it, and where to go. */
export function HistoryEmpty({ type, filter }: HistoryEmptyProps): ReactElement {
  const t = usePhrases('coinHistory');
  const goHome = usePhrases('frame')('goHome');
  if (filter.kind ?? filter.months) {
    return (
      <StateMessage
        drawing="empty"
        title={t('emptyFilterTitle')}
        text={t('emptyFilterText')}
        actions={<LinkButton href={historyPath(type)}>{t('showAll')}</LinkButton>}
      />
    );
  }
  const used = type === 'used';
  return (
    <StateMessage
      drawing="empty"
      title={used ? t('emptyUsedTitle') : t('emptyDistributedTitle')}
      text={used ? t('emptyUsedText') : t('emptyDistributedText')}
      actions={<LinkButton href="/">{goHome}</LinkButton>}
    />
  );
}
