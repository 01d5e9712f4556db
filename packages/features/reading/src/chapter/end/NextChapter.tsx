import type { ChapterLink } from '@hanji/contract/entities/chapter.ts';
import type { ChapterUnit } from '@hanji/contract/vocabulary.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { useLatePart } from '@hanji/edition/lazy/use-late-part.ts';
import { useId, useRef } from 'react';
import { useChapterOpener } from '#opening/chapter-opener.ts';
import type { ContentAddress } from '#paths/paths.ts';
import * as styles from './EndCard.module.css';
import { useSeen } from './use-seen.ts';

type NextChapterProps = {
  readonly path: ContentAddress;
  readonly next: ChapterLink;
  readonly unit: ChapterUnit;
};

function loadCost() {
  return import('./NextChapterCost.tsx');
}

/**
 * On with the next chapter: its name, and what it costs. That is asked for once its line is on the
 * screen: few readers of a chapter's beginning come to its end.
 */
export function NextChapter({ path, next, unit }: NextChapterProps) {
  const t = usePhrases('viewer');
  const { linkTo } = useChapterOpener();
  const id = useId();
  const costLine = useRef<HTMLDivElement>(null);
  const seen = useSeen(costLine);
  const cost = useLatePart(loadCost, seen);
  return (
    <>
      <div>
        <p className={styles.label}>{t(unit === 'volume' ? 'nextVolume' : 'nextEpisode')}</p>
        <p className={styles.name}>{next.name}</p>
        <div ref={costLine} id={id} className={styles.cost}>
          {seen && cost && <cost.NextChapterCost path={path} chapterId={next.id} />}
        </div>
      </div>
      <LinkButton
        look="strong"
        wide
        aria-describedby={id}
        {...linkTo({ chapterId: next.id, intent: 'read' })}
      >
        {t('continueReading')}
      </LinkButton>
    </>
  );
}
