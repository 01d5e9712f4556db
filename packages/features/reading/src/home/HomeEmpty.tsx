import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { StateMessage } from '@hanji/ui-kit/feedback/state-message/StateMessage.tsx';
import type { ReactElement } from 'react';

/** A Home without a title on it. */
export function HomeEmpty(): ReactElement {
  const t = usePhrases('reading');
  const frame = usePhrases('frame');
  return (
    <StateMessage
      drawing="empty"
      title={t('homeEmptyTitle')}
      text={t('homeEmptyText')}
      actions={<LinkButton href="/search">{frame('search')}</LinkButton>}
    />
  );
}
