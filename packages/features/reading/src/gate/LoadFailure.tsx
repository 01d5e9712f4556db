import { isApiError, type ApiError } from '@hanji/api-client/request/api-error.ts';
import type { GuardedScreen } from '@hanji/domain/errors/outcome/load-outcome.ts';
import { lazyComponent } from '@hanji/edition/lazy/lazy-component.ts';
import { Redirect } from '@hanji/edition/router/Redirect.tsx';
import { ApiErrorState } from '@hanji/edition/states/ApiErrorState.tsx';
import { useSlots } from '@hanji/edition/edition-context.tsx';
import { useToast } from '@hanji/edition/toasts/ToastProvider.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LoadingNotice } from '@hanji/ui-kit/lists/skeleton/Skeleton.tsx';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import type { SerializedError } from '@reduxjs/toolkit';
import { Suspense, useEffect, useEffectEvent, type ReactElement, type ReactNode } from 'react';
import { askedState } from '#opening/asked-chapter.ts';
import { contentPath, type ContentAddress } from '#paths/paths.ts';
import { AccessGate } from './AccessGate.tsx';
import { useLoadOutcome } from './use-load-outcome.ts';

type LoadFailureProps = {
  readonly error: ApiError | SerializedError;
  readonly screen: GuardedScreen;
  readonly address: ContentAddress;
  readonly onRetry: () => void;
  /** The chapter and what it costs, for who is asked to log in. */
  readonly about?: ReactNode;
  /** Its preview, for the same. */
  readonly preview?: ReactNode;
  /** The chapter that does not open. */
  readonly chapterId?: number | undefined;
};

const missing = { contentHome: 'contentMissingTitle', viewer: 'chapterMissingTitle' } as const;

const GoneDialog = lazyComponent(() => import('./GoneDialog.tsx'), 'GoneDialog');

/** Why a title or a chapter does not open, and the way on; the rule is the domain's. */
export function LoadFailure(props: LoadFailureProps): ReactElement {
  const { error, screen, address, chapterId, onRetry, preview } = props;
  const t = usePhrases('errors');
  const frame = usePhrases('frame');
  const viewer = usePhrases('viewer');
  const outcome = useLoadOutcome(error, screen, contentPath(address));
  const loading = <LoadingNotice label={frame('loading')} slow={frame('loadingSlow')} />;
  const home = <LinkButton href="/">{frame('goHome')}</LinkButton>;
  const title = <LinkButton href={contentPath(address)}>{viewer('backToTitle')}</LinkButton>;
  const back = screen === 'viewer' ? title : home;

  if (outcome?.kind === 'coming') return loading;
  if (outcome?.kind === 'prompt') {
    const { code, prompt, declinedTo } = outcome;
    const instead = (
      <>
        {title}
        {preview}
      </>
    );
    const isTitleOpen = declinedTo !== '/';
    return (
      <AccessGate
        code={code}
        prompt={prompt}
        onAccepted={onRetry}
        about={isTitleOpen && props.about}
        others={isTitleOpen ? instead : home}
      />
    );
  }
  if (outcome?.kind === 'go') {
    return <LedOn {...{ error, chapterId }} to={outcome.path} />;
  }
  if (outcome?.kind === 'dialog' && outcome.end.by === 'button') {
    return (
      <Suspense fallback={loading}>
        <GoneDialog title={t(missing[screen])} text={outcome.text} end={outcome.end} />
      </Suspense>
    );
  }
  // What tells of the service or of the connection is said in place, and may go on by itself.
  return <ApiErrorState error={error} onRetry={onRetry} actions={back} />;
}

type LedOnProps = Pick<LoadFailureProps, 'error' | 'chapterId'> & {
  readonly to: string;
};

/**
 * Leads on, and says there why: who pressed a chapter must not find nothing happening. Where the
 * edition sells it, its title asks how the reader wants to have it.
 */
function LedOn({ to, error, chapterId }: LedOnProps): ReactElement {
  const { ChapterPurchase } = useSlots();
  const say = useToast();
  const failed = isApiError(error) ? error : null;
  const asks = ChapterPurchase && failed?.code === 402 && chapterId !== undefined;
  const sayWhy = useEffectEvent(() => {
    if (!asks && failed?.message) say({ text: failed.message });
  });
  useEffect(() => sayWhy(), []);
  return <Redirect to={to} state={asks ? askedState(chapterId) : null} />;
}
