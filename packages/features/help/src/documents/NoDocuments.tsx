import type { DocumentType } from '@hanji/contract/help-vocabulary.ts';
import { useHasPage } from '@hanji/edition/frame/site-paths.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { StateMessage } from '@hanji/ui-kit/feedback/state-message/StateMessage.tsx';
import type { ReactElement } from 'react';

/** A list without anything in it, and where to go instead. */
export function NoDocuments({ type }: { readonly type: DocumentType }): ReactElement {
  const t = usePhrases('help');
  const frame = usePhrases('frame');
  const asks = useHasPage()('/inquiry') && type === 'faq';
  return (
    <StateMessage
      drawing="empty"
      size="list"
      title={t(type === 'faq' ? 'faqNone' : 'noticesNone')}
      text={t(type === 'faq' ? 'faqNoneText' : 'noticesNoneText')}
      actions={
        asks ? (
          <LinkButton href="/inquiry">{t('askUs')}</LinkButton>
        ) : (
          <LinkButton href="/">{frame('goHome')}</LinkButton>
        )
      }
    />
  );
}
