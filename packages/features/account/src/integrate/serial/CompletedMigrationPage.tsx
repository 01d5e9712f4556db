import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { StateMessage } from '@hanji/ui-kit/feedback/state-message/StateMessage.tsx';
import type { ReactElement } from 'react';
import { FlowPage } from '#layout/FlowPage.tsx';
import { Moved } from '../move/Moved.tsx';

/** /tw/completed-migration: says that the account has moved, to whose account it has come. */
export function CompletedMigrationPage(): ReactElement {
  const t = usePhrases('integrate');
  const frame = usePhrases('frame');
  return (
    <FlowPage title={t('title')}>
      <Moved>
        {() => (
          <StateMessage
            live
            drawing="done"
            title={t('doneTitle')}
            text={t('doneText')}
            actions={
              <>
                <LinkButton look="strong" href="/">
                  {frame('goHome')}
                </LinkButton>
                <LinkButton href="/integrate/coin">{t('toCoins')}</LinkButton>
              </>
            }
          />
        )}
      </Moved>
    </FlowPage>
  );
}
