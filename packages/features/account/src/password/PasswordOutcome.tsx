import type { PlainPhrase } from '@hanji/i18n/translate.ts';
import { useDocumentTitle } from '@hanji/edition/frame/use-document-title.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { StateMessage } from '@hanji/ui-kit/feedback/state-message/StateMessage.tsx';
import { FlowPage } from '#layout/FlowPage.tsx';
import { useFindPath } from '#layout/use-find-path.ts';

/** How finding or resetting a password ended; `/password/result` has it as its state. */
export const passwordOutcomes = ['sent', 'changed', 'expired', 'failed'] as const;
export type PasswordOutcomeState = (typeof passwordOutcomes)[number];

type Words = {
  readonly title: PlainPhrase<'password'>;
  readonly text: PlainPhrase<'password'>;
};

/** Ends from which one begins again. */
const words: Readonly<Record<Exclude<PasswordOutcomeState, 'changed'>, Words>> = {
  sent: { title: 'sentTitle', text: 'sentText' },
  expired: { title: 'expiredTitle', text: 'expiredText' },
  failed: { title: 'resetFailedTitle', text: 'resetFailedText' },
};

/** What there is to know and to do at such an end. */
export function PasswordOutcome({ state }: { readonly state: PasswordOutcomeState }) {
  const t = usePhrases('password');
  const find = useFindPath();
  if (state === 'changed') return <Changed />;
  const { title, text } = words[state];
  return (
    <FlowPage title={t(title)} lead={t(text)}>
      <LinkButton wide href={find}>
        {state === 'sent' ? t('sendAgain') : t('newLink')}
      </LinkButton>
    </FlowPage>
  );
}

function Changed() {
  const t = usePhrases('password');
  const signIn = usePhrases('signIn');
  useDocumentTitle(t('changedTitle'));
  return (
    <StateMessage
      level={1}
      drawing="done"
      title={t('changedTitle')}
      text={t('changedText')}
      actions={
        <LinkButton look="strong" href="/login">
          {signIn('submit')}
        </LinkButton>
      }
    />
  );
}
