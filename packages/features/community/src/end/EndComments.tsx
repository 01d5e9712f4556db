import { LaterPhrases } from '@hanji/edition/language/LaterPhrases.tsx';
import type { EndCommentsProps } from '@hanji/edition/slots/edition-slots.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { SectionHeader } from '@hanji/ui-kit/lists/section-header/SectionHeader.tsx';
import { useDeferredValue, useId, type ReactElement } from 'react';
import { CommentDesk } from '#acts/comment-desk.tsx';
import { useCommentReader } from '#acts/use-comment-reader.ts';
import { useGetCommentsInfiniteQuery } from '#calls/endpoints.ts';
import { CommentRow } from '#list/CommentRow.tsx';
import { ComingComments } from '#list/PagedComments.tsx';
import { PostingComment } from '#list/PostingComment.tsx';
import { commentsPath, type CommentsAddress } from '#paths/comment-paths.ts';
import { useFormatTotal } from '#total/use-format-total.ts';
import { Composer } from '#write/Composer.tsx';
import { usePosting } from '#write/use-posting.ts';

/** The slot below a chapter's end. */
export function EndComments(props: EndCommentsProps): ReactElement {
  const { contentType, contentId, chapterId, coming } = props;
  return (
    <LaterPhrases>
      <AtEnd key={chapterId} address={{ contentType, contentId, chapterId }} coming={coming} />
    </LaterPhrases>
  );
}

/** As many as are seen without scrolling far; the others are on their page. */
const mostShown = 3;

/**
 * What readers liked most of what was said about a chapter, also where it was said at places of it:
 * who is here has passed them. Nothing where it cannot be had: the way to its page is above.
 */
function AtEnd({
  address,
  coming,
}: Pick<EndCommentsProps, 'coming'> & {
  readonly address: CommentsAddress;
}): ReactElement | null {
  const t = usePhrases('comments');
  const reading = usePhrases('reading');
  const id = useId();
  const formatTotal = useFormatTotal();
  const posting = usePosting(address);
  const { currentData, error } = useGetCommentsInfiniteQuery({ ...address, orderType: 'like' });
  // They come while the chapter's last pages are scrolled: drawn in one go they would hold that up.
  const first = useDeferredValue(currentData)?.pages[0];
  const reader = useCommentReader(first?.readerId ?? null);
  if (!first) return error ? null : <ComingComments count={coming} />;
  const shown = first.comments.filter(({ status }) => status !== 'deleted').slice(0, mostShown);
  const more = {
    href: commentsPath(address),
    label: reading('viewMore'),
    spoken: reading('viewMoreOf', { title: t('title') }),
  };
  return (
    <CommentDesk>
      <section aria-labelledby={id}>
        <SectionHeader
          id={id}
          title={`${t('title')} ${formatTotal(first.total)}`}
          more={first.total > 0 ? more : undefined}
        />
        <Composer posting={posting} chapterId={address.chapterId} />
        <PostingComment posting={posting} />
        <ul>
          {shown.map((comment) => (
            <li key={comment.id}>
              <CommentRow comment={comment} contentType={address.contentType} reader={reader} />
            </li>
          ))}
        </ul>
      </section>
    </CommentDesk>
  );
}
