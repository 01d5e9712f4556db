import type { ApiError } from '@hanji/api-client/request/api-error.ts';
import { loginPath } from '@hanji/domain/guards/login-path.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { useLocation } from 'react-router-dom';
import { ReaderNotice } from '@hanji/viewer/shared/react/notice/ReaderNotice.tsx';
import { useLoadOutcome } from '#gate/use-load-outcome.ts';
import { contentPath, type ChapterAddress } from '#paths/paths.ts';

type RefusedNoticeProps = {
  readonly refusal: ApiError;
  readonly address: ChapterAddress;
  readonly onAsk: () => void;
  readonly onClose: () => void;
};

/**
 * Says why no more of a chapter comes, and leads to what the guard asks (reading-service, section 4
 * "Viewer and content guards by result code"). What passes by itself is not said.
 */
export function RefusedNotice({ refusal, address, onAsk, onClose }: RefusedNoticeProps) {
  const t = usePhrases('errors');
  const frame = usePhrases('frame');
  const viewer = usePhrases('viewer');
  const { pathname, search } = useLocation();
  const outcome = useLoadOutcome(refusal, 'viewer', contentPath(address));
  const kind = outcome?.kind;
  if (kind !== 'prompt' && kind !== 'go' && kind !== 'dialog') return null;

  const signsIn = kind === 'prompt' && outcome.prompt.kind === 'signIn';
  const words = signsIn
    ? { title: t('signInTitle'), text: t('signInReadText') }
    : { title: refusal.message || t('chapterMissingTitle') };
  return (
    <ReaderNotice words={words}>
      <Button onClick={onClose}>{frame('close')}</Button>
      {signsIn ? (
        <LinkButton look="strong" href={loginPath(pathname + search)}>
          {frame('signIn')}
        </LinkButton>
      ) : (
        <Button look="strong" onClick={onAsk}>
          {kind === 'prompt' ? t('verify') : viewer('backToTitle')}
        </Button>
      )}
    </ReaderNotice>
  );
}
