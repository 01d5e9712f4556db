import type { PagePicture } from '@hanji/contract/pages.ts';
import { useSentPictures } from '@hanji/edition/sent/sent-pictures.ts';
import { NeedsScripts } from '@hanji/edition/frame/NeedsScripts.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LoadingNotice } from '@hanji/ui-kit/lists/skeleton/Skeleton.tsx';
import { cssVariables } from '@hanji/ui-kit/shared/css-variables.ts';
import * as styles from './ChapterSkeleton.module.css';

type ChapterSkeletonProps = {
  /** Where a strip will begin: the pictures that came with the page stand there already. */
  readonly strip?: boolean;
};

/** The sheet that the first page will lie on. */
export function ChapterSkeleton({ strip = false }: ChapterSkeletonProps) {
  const t = usePhrases('frame');
  const pictures = useSentPictures();
  return (
    <div className={styles.sheet}>
      {strip && <FirstPictures pictures={pictures} />}
      <NeedsScripts />
      <LoadingNotice label={t('loading')} />
    </div>
  );
}

/** In the very places that the viewer gives them; it will say what they are. */
function FirstPictures({ pictures }: { readonly pictures: readonly PagePicture[] }) {
  let bottom = 0;
  return pictures.map(({ url, srcset, sizes, width = 1, height = 1 }) => {
    const top = bottom;
    bottom += height / width;
    return (
      <img
        key={url}
        className={styles.picture}
        style={cssVariables({ '--top': top, '--bottom': bottom })}
        src={url}
        srcSet={srcset}
        sizes={sizes}
        width={width}
        height={height}
        alt=""
        decoding="sync"
        fetchPriority="high"
      />
    );
  });
}
