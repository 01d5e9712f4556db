import type { ChallengeChapterDetail } from '@hanji/contract/entities/challenge.ts';
import { useCurrentUser } from '@hanji/edition/session/use-current-user.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { useRef, type ReactElement } from 'react';
import { useReaderDesk } from '#acts/reader-desk.tsx';
import { useFailedAct } from '#acts/use-failed-act.ts';
import {
  useLikeChallengeChapterMutation,
  useUnlikeChallengeChapterMutation,
} from '#calls/changes.ts';
import { useLikes } from '#cards/use-likes.ts';
import type { ChapterAddress } from '#paths/challenge-paths.ts';

type ChapterLikeProps = {
  readonly address: ChapterAddress;
  readonly chapter: Pick<ChallengeChapterDetail, 'liked' | 'totalLikes'>;
};

/**
 * Likes a chapter, or takes that back: shown at once, and as before where it fails. A press while one
 * is on its way is none, so that the last that was seen is what the service has.
 */
export function ChapterLike({ address, chapter }: ChapterLikeProps): ReactElement {
  const { liked, totalLikes } = chapter;
  const t = usePhrases('challenge');
  const comments = usePhrases('comments');
  const { ask } = useReaderDesk();
  const signedIn = useCurrentUser() !== null;
  const likes = useLikes();
  const failed = useFailedAct();
  const [like] = useLikeChallengeChapterMutation();
  const [unlike] = useUnlikeChallengeChapterMutation();
  const busy = useRef(false);
  const press = async (): Promise<void> => {
    busy.current = true;
    const { error } = await (liked ? unlike : like)({ params: address });
    busy.current = false;
    if (error) failed(comments('likeFailed'), error);
  };
  return (
    <Button
      icon={liked ? 'heartFilled' : 'heart'}
      aria-pressed={liked}
      onClick={() => {
        if (!signedIn) ask({ kind: 'signIn' });
        else if (!busy.current) void press();
      }}
    >
      {t('like')} {likes.number(totalLikes)}
    </Button>
  );
}
