import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import type { ReactElement } from 'react';
import { historyPath } from '#history/history-address.ts';

/** To the coins that have come, which says what a payment brought whatever else is known. */
export function HistoryLink({ look }: { readonly look?: 'strong' | 'plain' }): ReactElement {
  const menu = usePhrases('menu');
  return (
    <LinkButton {...(look && { look })} href={historyPath('distributed')}>
      {menu('coinHistory')}
    </LinkButton>
  );
}
