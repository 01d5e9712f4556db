import type { ViewedChapter } from '@hanji/contract/entities/chapter.ts';
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
  /** A novel opens here. */
  readonly isBook?: boolean | undefined;
};

/** The sheet that the first page will lie on, or the strip itself as far as it is known. */
export function ChapterSkeleton({ strip, isBook }: ChapterSkeletonProps) {
  const t = usePhrases('frame');
  const pictures = useSentPictures();
  return (
    <>
      {/* Before all the boxes that stay empty without them. */}
      <NeedsScripts />
      {strip ? (
        <StripDrawing images={strip} pictures={pictures} />
      ) : (
        <div className={isBook ? styles.paper : styles.sheet} />
      )}
      <LoadingNotice label={t('loading')} />
    </>
  );
}
