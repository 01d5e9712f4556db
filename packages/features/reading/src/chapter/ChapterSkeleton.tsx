import type { ViewedChapter } from '@hanji/contract/entities/chapter.ts';
import { shownWithId, type PagePicture } from '@hanji/contract/pages.ts';
import { useDrawnByService } from '@hanji/edition/drawn/use-drawn-by-service.ts';
import { useSentPictures } from '@hanji/edition/sent/sent-pictures.ts';
import { NeedsScripts } from '@hanji/edition/frame/NeedsScripts.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import '@hanji/ui-kit/tokens/novel-themes.css';
import { LoadingNotice } from '@hanji/ui-kit/lists/skeleton/Skeleton.tsx';
import { StripDrawing } from '@hanji/viewer/comic/react/strip/StripDrawing.tsx';
import * as styles from './ChapterSkeleton.module.css';

type ChapterSkeletonProps = {
  /** The images of a strip: it stands there already, and begins with the pictures of the page. */
  readonly strip?: ViewedChapter['images'] | undefined;
  /** Those with which it begins, where they are known here; else those that the page came with. */
  readonly pictures?: readonly PagePicture[] | undefined;
  /** A novel opens here. */
  readonly isBook?: boolean | undefined;
};

/** The sheet that the first page will lie on, or the strip itself as far as it is known. */
export function ChapterSkeleton({ strip, pictures, isBook }: ChapterSkeletonProps) {
  const t = usePhrases('frame');
  const sent = useSentPictures();
  const drawnByService = useDrawnByService();
  return (
    <>
      {/* Before all the boxes that stay empty without them. */}
      <NeedsScripts />
      {strip ? (
        <StripDrawing
          images={strip}
          pictures={pictures ?? sent}
          drawnByService={drawnByService}
          firstId={drawnByService ? shownWithId : undefined}
        />
      ) : (
        <div className={isBook ? styles.paper : styles.sheet} />
      )}
      <LoadingNotice label={t('loading')} slow={t('loadingSlow')} />
    </>
  );
}
