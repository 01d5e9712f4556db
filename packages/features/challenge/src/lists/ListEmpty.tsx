import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { StateMessage } from '@hanji/ui-kit/feedback/state-message/StateMessage.tsx';
import type { ReactElement } from 'react';
import { challengeHome } from '#paths/challenge-paths.ts';

type ListEmptyProps = {
  readonly title?: string | undefined;
  readonly text?: string | undefined;
  readonly drawing?: 'empty' | 'search' | undefined;
};

/** A list without titles, and where there are some. */
export function ListEmpty({ title, text, drawing = 'empty' }: ListEmptyProps): ReactElement {
  const t = usePhrases('reading');
  const area = usePhrases('challenge');
  return (
    <StateMessage
      live
      drawing={drawing}
      title={title ?? t('listEmptyTitle')}
      text={text ?? t('listEmptyText')}
      actions={<LinkButton href={challengeHome}>{area('findTitles')}</LinkButton>}
    />
  );
}
