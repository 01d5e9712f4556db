import type { CommentPage } from '@hanji/contract/entities/community.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { StateMessage } from '@hanji/ui-kit/feedback/state-message/StateMessage.tsx';
import type { ReactElement } from 'react';
import { useCommentReader } from '#acts/use-comment-reader.ts';
import type { CommentsAddress } from '#paths/comment-paths.ts';
import type { Posting } from '#write/use-posting.ts';
import { CommentRow } from './CommentRow.tsx';
import { PagedComments, type PagedQuery } from './PagedComments.tsx';

type ChapterCommentsProps = {
  readonly address: CommentsAddress;
  readonly query: PagedQuery;
  readonly pages: readonly CommentPage[];
  readonly posting: Posting;
};

/** The comments of a chapter, below the one that is on its way. */
export function ChapterComments(props: ChapterCommentsProps): ReactElement {
  const { address, query, pages, posting } = props;
  const t = usePhrases('comments');
  const reader = useCommentReader(pages[0]?.readerId ?? null);
  const entries = pages.flatMap(({ comments }) => comments);
  const shown = entries.some(({ status }) => status !== 'deleted');
  const hasComments = (pages[0]?.total ?? 0) > 0;
  const nothing = posting.sending === null && (
    <StateMessage
      drawing="empty"
      size="list"
      // Some there are, of authors whom this reader has blocked, or reported.
      title={t(hasComments ? 'authorNone' : 'none')}
      text={t(hasComments ? 'authorNoneText' : 'noneText')}
    />
  );
  if (!shown && !query.hasNextPage) return <>{nothing}</>;
  return (
    <PagedComments query={query} entries={entries} empty={nothing}>
      {(comment) => (
        <CommentRow comment={comment} contentType={address.contentType} reader={reader} />
      )}
    </PagedComments>
  );
}
