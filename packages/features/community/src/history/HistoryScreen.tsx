import type { CommentHistory } from '@hanji/contract/entities/community.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LoadingNotice } from '@hanji/ui-kit/lists/skeleton/Skeleton.tsx';
import type { ReactElement, ReactNode } from 'react';
import { CommentDesk } from '#acts/comment-desk.tsx';
import { useCommentReader } from '#acts/use-comment-reader.ts';
import { CommentRow } from '#list/CommentRow.tsx';
import { ComingComments, PagedComments, type PagedQuery } from '#list/PagedComments.tsx';
import { useVeils } from './use-veils.ts';
import { commentsPath } from '#paths/comment-paths.ts';

type HistoryScreenProps = {
  readonly query: PagedQuery;
  /** Undefined until the first has come. */
  readonly pages: readonly CommentHistory[] | undefined;
  readonly empty: ReactNode;
  /** All are by one author, whose page this is. */
  readonly ofOne?: boolean;
};

/** Comments on several chapters, each below the name of the one that it is about. */
export function HistoryScreen(props: HistoryScreenProps): ReactElement {
  const { query, pages, empty, ofOne = false } = props;
  const t = usePhrases('comments');
  const frame = usePhrases('frame');
  const reader = useCommentReader(pages?.[0]?.readerId ?? null);
  const veils = useVeils(reader);
  if (!pages) {
    return (
      <>
        <LoadingNotice label={frame('loading')} slow={frame('loadingSlow')} />
        <ComingComments />
      </>
    );
  }
  const entries = pages
    .flatMap(({ comments }) => comments)
    .filter(({ status }) => status !== 'deleted');
  return (
    <CommentDesk>
      <PagedComments query={query} entries={entries} empty={empty}>
        {(comment) => (
          <CommentRow
            comment={comment}
            contentType={comment.contentType}
            reader={reader}
            linked={!ofOne}
            onLift={veils.liftOf(comment)}
            place={{
              href: comment.withdrawn
                ? `/${comment.contentType}/${comment.contentId}`
                : commentsPath(comment),
              label: t('place', { title: comment.contentName, chapter: comment.chapterName }),
            }}
          />
        )}
      </PagedComments>
    </CommentDesk>
  );
}
