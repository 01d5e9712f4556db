import { isApiError } from '@hanji/api-client/request/api-error.ts';
import { checkComment, commentMaxLength } from '@hanji/domain/forms/community.ts';
import { visibleLength } from '@hanji/domain/text/visible-characters.ts';
import { useOnline } from '@hanji/edition/errors/use-online.ts';
import { forgetSent, keyToSend } from '@hanji/edition/storage/sent-key.ts';
import { useToast } from '@hanji/edition/toasts/ToastProvider.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { CommentComposer } from '@hanji/ui-kit/community/comment-composer/CommentComposer.tsx';
import { useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePostChallengeCommentMutation } from '#calls/changes.ts';
import { ChallengeFrame } from '#frame/ChallengeFrame.tsx';
import { chapterPath, commentsPath, type ChapterAddress } from '#paths/challenge-paths.ts';
import { draftKey, readDraft, writeDraft } from './comment-draft.ts';

/** Codes whose words say what is wrong with the comment itself, or how long to wait. */
const telling = [400, 403, 404, 429];

type WriteCommentProps = {
  readonly address: ChapterAddress;
  /** Who writes, by user id. */
  readonly owner: string;
};

/** A comment of one's own: kept until it is posted, which leads to the list with it. */
export function WriteComment({ address, owner }: WriteCommentProps): ReactElement {
  const t = usePhrases('comments');
  const own = usePhrases('challenge');
  const navigate = useNavigate();
  const say = useToast();
  const online = useOnline();
  const [text, setText] = useState(() => readDraft(address, owner));
  const [post, { isLoading, error }] = usePostChallengeCommentMutation();
  const count = visibleLength(text.trim());
  const checked = checkComment(text);
  const send = async (comment: string): Promise<void> => {
    const draft = draftKey(address, owner);
    const key = keyToSend(draft, comment);
    const { data } = await post({ params: address, body: { comment, key } });
    if (!data) return;
    forgetSent(draft);
    writeDraft(address, owner, '');
    say({ kind: 'success', text: t('posted') });
    void navigate(commentsPath(address), { replace: true });
  };
  return (
    <ChallengeFrame
      narrow
      title={own('writeComment')}
      heading={own('writeComment')}
      up={{ href: chapterPath(address), label: own('backToChapter') }}
    >
      <CommentComposer
        label={t('yours')}
        placeholder={t('prompt')}
        value={text}
        onValue={(typed) => {
          setText(typed);
          writeDraft(address, owner, typed);
        }}
        counter={{
          count,
          limit: commentMaxLength,
          label: t('counter', { written: count, limit: commentMaxLength }),
        }}
        postLabel={t('post')}
        busyLabel={isLoading ? t('posting') : undefined}
        onPost={() => {
          if (checked.ok && online) void send(checked.value);
        }}
        error={errorOf()}
      />
    </ChallengeFrame>
  );

  function errorOf(): string | undefined {
    if (!checked.ok && checked.reason === 'tooLong') {
      return t('tooLong', { limit: commentMaxLength });
    }
    if (!online && text !== '') return t('postOffline');
    if (!error) return undefined;
    return (isApiError(error) && telling.includes(error.code) && error.message) || t('postFailed');
  }
}
