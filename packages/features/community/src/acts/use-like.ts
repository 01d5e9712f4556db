import type { Comment } from '@hanji/contract/entities/community.ts';
import type { ContentType } from '@hanji/contract/vocabulary.ts';
import { useToast } from '@hanji/edition/toasts/ToastProvider.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { useRef } from 'react';
import { useLikeCommentMutation, useUnlikeCommentMutation } from '#calls/changes.ts';
import { useFailedAct } from './use-failed-act.ts';

/**
 * Likes a comment, or takes that back: shown at once, and as before where it fails. A press while
 * one is on its way is none, so that the last that was seen is what the service has.
 */
export function useLike(
  { id: commentId, reaction }: Pick<Comment, 'id' | 'reaction'>,
  contentType: ContentType,
): () => void {
  const t = usePhrases('comments');
  const say = useToast();
  const failed = useFailedAct();
  const [like] = useLikeCommentMutation();
  const [unlike] = useUnlikeCommentMutation();
  const busy = useRef(false);
  const press = async (): Promise<void> => {
    busy.current = true;
    const { error } = await (reaction.liked ? unlike : like)({
      params: { contentType, commentId },
    });
    busy.current = false;
    if (error) failed(t('likeFailed'), error);
    else if (!reaction.liked) say({ kind: 'success', text: t('liked') });
  };
  return () => {
    if (!busy.current) void press();
  };
}
