import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { StateMessage } from '@hanji/ui-kit/feedback/state-message/StateMessage.tsx';
import { useDocumentTitle } from '#frame/use-document-title.ts';

/** Which browsers Hanji can be read in. */
export function BrowserGuidePage() {
  const t = usePhrases('errors');
  const frame = usePhrases('frame');
  useDocumentTitle(t('browserTitle'));
  return (
    <StateMessage
      level={1}
      drawing="error"
      title={t('browserTitle')}
      text={t('browserText')}
      actions={
        <LinkButton look="strong" href="/">
          {frame('goHome')}
        </LinkButton>
      }
    />
  );
}
