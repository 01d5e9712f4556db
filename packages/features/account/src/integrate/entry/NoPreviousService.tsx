import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { StateMessage } from '@hanji/ui-kit/feedback/state-message/StateMessage.tsx';
import type { ReactElement } from 'react';

/** There is nothing that accounts could be moved from. */
export function NoPreviousService({ level }: { readonly level: 1 | 2 }): ReactElement {
  const t = usePhrases('integrate');
  const frame = usePhrases('frame');
  return (
    <StateMessage
      live
      level={level}
      drawing="missing"
      title={t('unavailableTitle')}
      text={t('unavailableText')}
      actions={
        <LinkButton look="strong" href="/">
          {frame('goHome')}
        </LinkButton>
      }
    />
  );
}
