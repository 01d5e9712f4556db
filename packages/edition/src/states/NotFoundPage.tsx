import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { StateMessage } from '@hanji/ui-kit/feedback/state-message/StateMessage.tsx';
import { useDocumentTitle } from '#frame/use-document-title.ts';

/** An address that leads nowhere (reading-service, section 2 "Other routes"). */
export function NotFoundPage() {
  const t = usePhrases('errors');
  const frame = usePhrases('frame');
  useDocumentTitle(t('notFoundTitle'));
  return (
    <StateMessage
      level={1}
      drawing="missing"
      title={t('notFoundTitle')}
      text={t('notFoundText')}
      actions={
        <LinkButton look="strong" href="/">
          {frame('goHome')}
        </LinkButton>
      }
    />
  );
}
