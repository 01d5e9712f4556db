import type { ChapterLink } from '@hanji/contract/entities/chapter.ts';
import type { ChapterUnit } from '@hanji/contract/vocabulary.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { ChapterState } from '@hanji/ui-kit/works/chapter-row/ChapterState.tsx';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useChapterCost } from '#cost/use-chapter-cost.ts';
import { useChapterOpener } from '#opening/chapter-opener.ts';
import { useFindChapters, type ListedChapter } from '#opening/use-find-chapters.ts';
import type { ContentAddress } from '#paths/paths.ts';
import * as styles from './EndCard.module.css';
import { useSeen } from './use-seen.ts';

type NextChapterProps = {
  readonly path: ContentAddress;
  readonly next: ChapterLink;
  readonly unit: ChapterUnit;
};

/** On with the next chapter: its name, and what it costs as the title's list says it. */
export function NextChapter({ path, next, unit }: NextChapterProps) {
  const t = usePhrases('viewer');
  const { linkTo } = useChapterOpener();
  const id = useId();
  const [listed, costLine] = useListed(path, next.id);
  return (
    <>
      <div>
        <p className={styles.label}>{t(unit === 'volume' ? 'nextVolume' : 'nextEpisode')}</p>
        <p className={styles.name}>{next.name}</p>
        <div ref={costLine} className={styles.cost}>
          {listed && <Cost id={id} listed={listed} />}
        </div>
      </div>
      <LinkButton
        look="strong"
        wide
        aria-describedby={listed ? id : undefined}
        {...linkTo({ chapterId: next.id, intent: 'read' })}
      >
        {t('continueReading')}
      </LinkButton>
    </>
  );
}

function Cost({ id, listed }: { readonly id: string; readonly listed: ListedChapter }) {
  const { closed: _, ...cost } = useChapterCost(listed, listed.chapter);
  return <ChapterState id={id} {...cost} centred />;
}

/**
 * What the title's list knows of a chapter, once the line that says it is on the screen: few readers
 * of a chapter's beginning come to its end. Null until then, and where it cannot be had.
 */
function useListed({ contentType, contentId }: ContentAddress, chapterId: number) {
  const line = useRef<HTMLDivElement>(null);
  const seen = useSeen(line);
  const [listed, setListed] = useState<ListedChapter | null>(null);
  const findChapters = useFindChapters({ contentType, contentId });
  const find = useEffectEvent(() => findChapters([chapterId]));
  useEffect(() => {
    if (!seen) return;
    let gone = false;
    find().then(
      ([found]) => {
        if (!gone) setListed(found ?? null);
      },
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [seen]);
  return [listed, line] as const;
}
