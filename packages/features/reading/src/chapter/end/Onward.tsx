import type { ChapterLink } from '@hanji/contract/entities/chapter.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { useLatePart } from '@hanji/edition/lazy/use-late-part.ts';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useChapterOpener } from '#opening/chapter-opener.ts';
import type { ContentAddress } from '#paths/paths.ts';
import * as styles from './EndCard.module.css';
import { useSeen } from './use-seen.ts';

type OnwardProps = {
  readonly path: ContentAddress;
  readonly chapter: Pick<ChapterLink, 'id' | 'name'>;
  readonly label: string;
  readonly action: string;
  /** It is this chapter, of which the reader has seen a preview. */
  readonly isWhole?: boolean;
  /** Its line was on the screen. */
  readonly onSeen?: ((chapterId: number) => void) | undefined;
};

function loadCost() {
  return import('./OnwardCost.tsx');
}

/**
 * On with the next chapter, or with all of a previewed one: its name, and what it costs. That is
 * asked for once its line is on the screen: few readers of a chapter's beginning come to its end.
 */
export function Onward({ path, chapter, label, action, isWhole = false, onSeen }: OnwardProps) {
  const { linkTo } = useChapterOpener();
  const id = useId();
  const costLine = useRef<HTMLDivElement>(null);
  const seen = useSeen(costLine);
  const cost = useLatePart(loadCost, seen);
  const tellSeen = useEffectEvent(() => onSeen?.(chapter.id));
  useEffect(() => {
    if (seen) tellSeen();
  }, [seen]);
  return (
    <>
      <div>
        <p className={styles.label}>{label}</p>
        <p className={styles.name}>{chapter.name}</p>
        <div ref={costLine} id={id} className={styles.cost}>
          {seen && cost && <cost.OnwardCost path={path} chapterId={chapter.id} />}
        </div>
      </div>
      <LinkButton
        look="strong"
        wide
        aria-describedby={id}
        {...linkTo({ chapterId: chapter.id, intent: 'read', onward: !isWhole })}
      >
        {action}
      </LinkButton>
    </>
  );
}
