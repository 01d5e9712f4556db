import { withoutBidiControls } from '@hanji/domain/text/bidi-controls.ts';
import { useCurrentUser } from '@hanji/edition/session/use-current-user.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Comment } from '@hanji/ui-kit/community/comment/Comment.tsx';
import { VisuallyHidden } from '@hanji/ui-kit/shared/VisuallyHidden.tsx';
import { useState, type ReactElement } from 'react';
import type { Posting } from '#write/use-posting.ts';

/** Above a list: the comment that is on its way, and that it has arrived for who does not see it. */
export function PostingComment({ posting }: { readonly posting: Posting }): ReactElement {
  const t = usePhrases('comments');
  const { sending, posted } = posting;
  return (
    <>
      {sending !== null && <Sending text={sending} />}
      <VisuallyHidden>
        <span role="status">{posted > 0 && sending === null && t('posted')}</span>
      </VisuallyHidden>
    </>
  );
}

function Sending({ text }: { readonly text: string }): ReactElement {
  const t = usePhrases('comments');
  const user = useCurrentUser();
  const [at] = useState(() => new Date().toISOString());
  return (
    <Comment
      author={{ name: user?.nickname ?? '', avatar: user?.avatarImageUrl ?? null }}
      text={withoutBidiControls(text)}
      state="posting"
      notice={t('posting')}
      time=""
      dateTime={at}
      ownLabel={t('you')}
      moreLabel={t('more')}
      lessLabel={t('less')}
    />
  );
}
