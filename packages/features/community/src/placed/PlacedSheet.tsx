import type { Comment } from '@hanji/contract/entities/community.ts';
import type { ContentType } from '@hanji/contract/vocabulary.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { BottomSheet } from '@hanji/ui-kit/overlays/bottom-sheet/BottomSheet.tsx';
import type { ReactElement } from 'react';
import { CommentDesk } from '#acts/comment-desk.tsx';
import { useCommentReader } from '#acts/use-comment-reader.ts';
import { CommentRow } from '#list/CommentRow.tsx';

type PlacedSheetProps = {
  readonly contentType: ContentType;
  readonly comments: readonly Comment[];
  readonly readerId: string | null;
  readonly onClose: () => void;
};

/** What was said at one place of a chapter. */
export function PlacedSheet(props: PlacedSheetProps): ReactElement {
  const { contentType, comments, readerId, onClose } = props;
  const t = usePhrases('comments');
  const frame = usePhrases('frame');
  const reader = useCommentReader(readerId);
  return (
    <BottomSheet open title={t('besideTitle')} closeLabel={frame('close')} onClose={onClose}>
      <CommentDesk>
        <ul>
          {comments.map((comment) => (
            <li key={comment.id}>
              <CommentRow comment={comment} contentType={contentType} reader={reader} />
            </li>
          ))}
        </ul>
      </CommentDesk>
    </BottomSheet>
  );
}
