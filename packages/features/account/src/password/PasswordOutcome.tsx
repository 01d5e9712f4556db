import type { PlainPhrase } from '@hanji/i18n/translate.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { FlowPage } from '#layout/FlowPage.tsx';
import { useFindPath } from '#layout/use-find-path.ts';

/** How finding or resetting a password ended; `/password/result` has it as its state. */
export const passwordOutcomes = ['sent', 'changed', 'expired', 'failed'] as const;
export type PasswordOutcomeState = (typeof passwordOutcomes)[number];

type Words = {
  readonly title: PlainPhrase<'password'>;
  readonly text: PlainPhrase<'password'>;
  readonly to: 'signIn' | 'find';
};

const words: Readonly<Record<PasswordOutcomeState, Words>> = {
  sent: { title: 'sentTitle', text: 'sentText', to: 'find' },
  changed: { title: 'changedTitle', text: 'changedText', to: 'signIn' },
  expired: { title: 'expiredTitle', text: 'expiredText', to: 'find' },
  failed: { title: 'resetFailedTitle', text: 'resetFailedText', to: 'find' },
};

/** What there is to know and to do at such an end. */
export function PasswordOutcome({ state }: { readonly state: PasswordOutcomeState }) {
  const t = usePhrases('password');
  const signIn = usePhrases('signIn');
  const find = useFindPath();
  const { title, text, to } = words[state];
  const again = state === 'sent' ? t('sendAgain') : t('newLink');
  return (
    <FlowPage title={t(title)} lead={t(text)}>
      <LinkButton
        wide
        look={to === 'signIn' ? 'strong' : 'plain'}
        href={to === 'find' ? find : '/login'}
      >
        {to === 'find' ? again : signIn('submit')}
      </LinkButton>
    </FlowPage>
  );
}
