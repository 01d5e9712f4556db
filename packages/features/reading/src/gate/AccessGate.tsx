import type { AccessCode, AccessPrompt } from '@hanji/domain/access/verification.ts';
import { loginPath } from '@hanji/domain/guards/login-path.ts';
import { useDocumentTitle } from '@hanji/edition/frame/use-document-title.ts';
import { Redirect } from '@hanji/edition/router/Redirect.tsx';
import { rememberPlace } from '@hanji/edition/mature/certification-return.ts';
import { useSayMature } from '@hanji/edition/mature-question/use-say-mature.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { StateMessage } from '@hanji/ui-kit/feedback/state-message/StateMessage.tsx';
import { useEffect, type ReactElement, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

type Question = Exclude<AccessPrompt, { readonly kind: 'certify' }>;

type AccessGateProps = {
  readonly code: AccessCode;
  readonly prompt: AccessPrompt;
  readonly onAccepted: () => void;
  /** What stands behind it. */
  readonly about: ReactNode;
  /** What is said to who has to sign in to be certified; of a title where nothing is said. */
  readonly adultText?: string;
  /** The ways on for who declines. */
  readonly others: ReactNode;
};

/** What the guard asks of a reader: a login, an acceptance, or the age once more. */
export function AccessGate({ prompt, ...gate }: AccessGateProps): ReactElement {
  if (prompt.kind === 'certify') return <ToCertification to={prompt.to} />;
  return <Asked prompt={prompt} {...gate} />;
}

function ToCertification({ to }: { readonly to: string }): ReactElement {
  const { pathname, search } = useLocation();
  useEffect(() => rememberPlace(pathname + search), [pathname, search]);
  return <Redirect to={to} />;
}

type AskedProps = AccessGateProps & { readonly prompt: Question };

function Asked({ code, prompt, onAccepted, about, adultText, others }: AskedProps): ReactElement {
  const t = usePhrases('errors');
  const { title, text } = wordsOf(prompt, code);
  useDocumentTitle(t(title));
  return (
    <StateMessage
      level={1}
      live
      drawing="lock"
      title={t(title)}
      about={about}
      text={text === 'adultText' && adultText !== undefined ? adultText : t(text)}
      actions={
        <>
          <Yes question={prompt} onAccepted={onAccepted} />
          {others}
        </>
      }
    />
  );
}

function wordsOf({ kind }: Question, code: AccessCode) {
  switch (kind) {
    case 'mature':
      return { title: 'matureTitle', text: 'matureText' } as const;
    case 'recertify':
      return { title: 'recertifyTitle', text: 'recertifyText' } as const;
    case 'signIn':
      return code === 451
        ? ({ title: 'adultTitle', text: 'adultText' } as const)
        : ({ title: 'signInTitle', text: 'signInReadText' } as const);
  }
}

type YesProps = { readonly question: Question; readonly onAccepted: () => void };

function Yes({ question, onAccepted }: YesProps): ReactElement {
  const t = usePhrases('errors');
  const frame = usePhrases('frame');
  const { pathname, search } = useLocation();
  const say = useSayMature();
  const accept = async (): Promise<void> => {
    if (await say(true)) onAccepted();
  };
  switch (question.kind) {
    case 'mature':
      return (
        <Button look="strong" onClick={() => void accept()}>
          {t('matureAccept')}
        </Button>
      );
    case 'recertify':
      return (
        <LinkButton
          look="strong"
          href={question.to}
          onClick={() => rememberPlace(pathname + search)}
        >
          {t('recertify')}
        </LinkButton>
      );
    case 'signIn':
      return (
        <LinkButton look="strong" href={loginPath(pathname + search)}>
          {frame('signIn')}
        </LinkButton>
      );
  }
}
