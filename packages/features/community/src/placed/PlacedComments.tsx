import { commentsBeside } from '@hanji/domain/community/comment-place.ts';
import { listedComments } from '@hanji/domain/community/comment-look.ts';
import type { PlacedCommentsProps } from '@hanji/edition/slots/edition-slots.ts';
import { LaterPhrases } from '@hanji/edition/language/LaterPhrases.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Icon } from '@hanji/ui-kit/marks/icon/Icon.tsx';
import { VisuallyHidden } from '@hanji/ui-kit/shared/VisuallyHidden.tsx';
import { useState, useSyncExternalStore, type ReactElement } from 'react';
import { useGetPlacedCommentsQuery } from '#calls/endpoints.ts';
import { useFormatTotal } from '#total/use-format-total.ts';
import { PlacedSheet } from './PlacedSheet.tsx';
import { usePlacedShown } from './use-placed-shown.ts';
import * as styles from './PlacedComments.module.css';

/**
 * A quiet mark over a chapter: how much was said at the places that its reader has just passed, and
 * by a press what. It takes no room, so that what is read never moves for it.
 */
export function PlacedComments(props: PlacedCommentsProps): ReactElement | null {
  const [shown] = usePlacedShown();
  return shown ? (
    <LaterPhrases>
      <Beside {...props} />
    </LaterPhrases>
  ) : null;
}

function Beside({ place, screen, ...address }: PlacedCommentsProps): ReactElement | null {
  const t = usePhrases('comments');
  const formatTotal = useFormatTotal();
  const { contentType, contentId, chapterId } = address;
  const { data } = useGetPlacedCommentsQuery({ params: { contentType, contentId, chapterId } });
  const at = useSyncExternalStore(place.subscribe, place.read, () => null);
  const [open, setOpen] = useState<readonly number[] | null>(null);
  const beside = data && at ? commentsBeside(listedComments(data.comments), at, screen) : [];
  const count = beside.length;
  return (
    <>
      {count > 0 && (
        <button
          type="button"
          className={styles.mark}
          onClick={() => setOpen(beside.map(({ id }) => id))}
        >
          <Icon name="comment" size={20} />
          <bdi aria-hidden="true">{formatTotal(count)}</bdi>
          <VisuallyHidden>{t('besideCount', { count })}</VisuallyHidden>
        </button>
      )}
      {open && data && (
        <PlacedSheet
          contentType={contentType}
          comments={data.comments.filter(({ id }) => open.includes(id))}
          readerId={data.readerId}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
