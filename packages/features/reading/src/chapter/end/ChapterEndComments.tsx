import { useSlots } from '@hanji/edition/edition-context.tsx';
import type { EndCommentsProps } from '@hanji/edition/slots/edition-slots.ts';
import { SlotBoundary } from '@hanji/edition/slots/SlotBoundary.tsx';
import { cssVariables } from '@hanji/ui-kit/shared/css-variables.ts';
import { useRef, type ComponentType } from 'react';
import type { ChapterViewerProps } from '#chapter/chapter-viewer-props.ts';
import { useCommentsPath } from '#chapter/comments/use-comments-path.ts';
import * as styles from './EndCard.module.css';
import { useSeen } from './use-seen.ts';

type ChapterEndCommentsProps = Pick<ChapterViewerProps, 'address' | 'view'>;

/** Below the end's card: what readers say about the chapter, where the edition has that. */
export function ChapterEndComments(props: ChapterEndCommentsProps) {
  const { EndComments } = useSlots();
  const hasComments = useCommentsPath(props.address, props.view) !== null;
  return EndComments && hasComments ? <Room {...props} Comments={EndComments} /> : null;
}

/** As many comments as there is room for before they have come. */
const mostRows = 3;

/** What follows is not moved by it: it has its room from the beginning, and is asked for when seen. */
function Room({
  address: { contentType, contentId, chapterId },
  view,
  Comments,
}: ChapterEndCommentsProps & { readonly Comments: ComponentType<EndCommentsProps> }) {
  const place = useRef<HTMLDivElement>(null);
  const seen = useSeen(place);
  const rows = Math.min(mostRows, view.chapter.totalComments);
  return (
    <div ref={place} className={styles.comments} style={cssVariables({ '--rows': rows })}>
      {seen && (
        <SlotBoundary>
          <Comments
            contentType={contentType}
            contentId={contentId}
            chapterId={chapterId}
            coming={rows}
          />
        </SlotBoundary>
      )}
    </div>
  );
}
