import { useSlots } from '@hanji/edition/edition-context.tsx';
import type { FollowedPlace } from '@hanji/edition/slots/edition-slots.ts';
import { SlotBoundary } from '@hanji/edition/slots/SlotBoundary.tsx';
import type { ChapterViewerProps } from '#chapter/chapter-viewer-props.ts';
import { useCommentsPath } from './use-comments-path.ts';

type PlacedProps = Pick<ChapterViewerProps, 'address' | 'view'>;

/** Whether there can be anything beside a chapter. */
function useHasComments({ address, view }: PlacedProps): boolean {
  return useCommentsPath(address, view) !== null && view.chapter.totalComments > 0;
}

type BesideProps = PlacedProps & { readonly place: FollowedPlace; readonly screen: () => number };

/** What was said at the places that the reader has passed, where the edition knows it. */
export function CommentsBeside({ address, view, place, screen }: BesideProps) {
  const { PlacedComments } = useSlots();
  const hasComments = useHasComments({ address, view });
  if (!PlacedComments || !hasComments) return null;
  const { contentType, contentId, chapterId } = address;
  return (
    <SlotBoundary>
      <PlacedComments
        contentType={contentType}
        contentId={contentId}
        chapterId={chapterId}
        place={place}
        screen={screen()}
      />
    </SlotBoundary>
  );
}

/** In the bars: shows and hides it. */
export function CommentsSwitch(props: PlacedProps) {
  const { PlacedCommentsSwitch } = useSlots();
  const hasComments = useHasComments(props);
  if (!PlacedCommentsSwitch || !hasComments) return null;
  return (
    <SlotBoundary>
      <PlacedCommentsSwitch />
    </SlotBoundary>
  );
}
