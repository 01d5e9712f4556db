import { useEdition } from '@hanji/edition/edition-context.tsx';
import { useDocumentTitle } from '@hanji/edition/frame/use-document-title.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { StateMessage } from '@hanji/ui-kit/feedback/state-message/StateMessage.tsx';

/** Tells readers that accounts are not open yet and what they can do without one. */
export function LoginPage() {
  const t = usePhrases('account');
  const frame = usePhrases('frame');
  const { supports } = useEdition();
  useDocumentTitle(t('signInTitle'));

  return (
    <StateMessage
      level={1}
      drawing="lock"
      title={t('notOpenTitle')}
      text={supports.refund ? t('notOpenRefundText') : t('notOpenText')}
      actions={
        <LinkButton look="strong" href="/">
          {frame('goHome')}
        </LinkButton>
      }
    />
  );
}
