import type { Comment } from '@hanji/contract/entities/community.ts';
import { useToast } from '@hanji/edition/toasts/ToastProvider.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { useBlockAuthorMutation, useUnblockAuthorMutation } from '#calls/changes.ts';
import { useFailedAct } from './use-failed-act.ts';

type Author = Pick<Comment['author'], 'userId' | 'nickname'>;

/** That somebody is shown again takes the place of that they are not. */
function topicOf(userId: string): string {
  return `block ${userId}`;
}

/** Leaves out what an author says, with a way to take that back at once, and shows it again. */
export function useBlock(): {
  readonly block: (author: Author) => Promise<void>;
  readonly unblock: (author: Author) => Promise<void>;
} {
  const t = usePhrases('comments');
  const say = useToast();
  const failed = useFailedAct();
  const [sendBlock] = useBlockAuthorMutation();
  const [sendUnblock] = useUnblockAuthorMutation();

  const unblock = async ({ userId, nickname: name }: Author): Promise<void> => {
    const { error } = await sendUnblock({ params: { authorId: Number(userId) } });
    if (error) failed(t('unblockFailed'), error);
    else say({ kind: 'success', text: t('unblocked', { name }), topic: topicOf(userId) });
  };
  const block = async (author: Author): Promise<void> => {
    const { error } = await sendBlock({ params: { authorId: Number(author.userId) } });
    if (error) return failed(t('blockFailed'), error);
    say({
      kind: 'success',
      text: t('blocked', { name: author.nickname }),
      topic: topicOf(author.userId),
      action: { label: t('unblock'), onAction: () => void unblock(author) },
    });
  };
  return { block, unblock };
}
