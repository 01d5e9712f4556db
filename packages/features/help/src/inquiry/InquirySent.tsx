import { joinSentences } from '@hanji/i18n/format/sentences.ts';
import { useLocale, usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { StateMessage } from '@hanji/ui-kit/feedback/state-message/StateMessage.tsx';
import type { ReactElement } from 'react';

type InquirySentProps = {
  /** Null is the account's own address, where that has not come. */
  readonly email: string | null;
  readonly onAnother: () => void;
};

/** That an inquiry is kept, and where its answer goes. */
export function InquirySent({ email, onAnother }: InquirySentProps): ReactElement {
  const t = usePhrases('inquiry');
  const frame = usePhrases('frame');
  const locale = useLocale();
  return (
    <StateMessage
      live
      drawing="done"
      title={t('sentTitle')}
      text={joinSentences(locale, [
        t('sentText'),
        ...(email === null ? [] : [t('answerTo', { email })]),
      ])}
      actions={
        <>
          <LinkButton look="strong" href="/">
            {frame('goHome')}
          </LinkButton>
          <Button onClick={onAnother}>{t('writeAnother')}</Button>
        </>
      }
    />
  );
}
