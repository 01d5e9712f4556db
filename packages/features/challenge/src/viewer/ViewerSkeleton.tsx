import type { ChallengeImage } from '@hanji/contract/entities/challenge.ts';
import { shownWithId } from '@hanji/contract/pages.ts';
import { NeedsScripts } from '@hanji/edition/frame/NeedsScripts.tsx';
import { useDrawnByService } from '@hanji/edition/drawn/use-drawn-by-service.ts';
import { useSentPictures } from '@hanji/edition/sent/sent-pictures.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LoadingNotice } from '@hanji/ui-kit/lists/skeleton/Skeleton.tsx';
import { StripDrawing } from '@hanji/viewer/comic/react/strip/StripDrawing.tsx';
import type { ReactElement } from 'react';
import * as styles from './Viewer.module.css';

type ViewerSkeletonProps = {
  /** The images of a strip: it stands there already, and begins with the pictures of the page. */
  readonly strip?: readonly ChallengeImage[] | undefined;
};

/** The sheet that the first page will lie on, or the strip itself as far as it is known. */
export function ViewerSkeleton({ strip }: ViewerSkeletonProps): ReactElement {
  const t = usePhrases('frame');
  const pictures = useSentPictures();
  const drawnByService = useDrawnByService();
  return (
    <>
      <NeedsScripts />
      {strip ? (
        <StripDrawing
          images={strip}
          pictures={pictures}
          drawnByService={drawnByService}
          firstId={drawnByService ? shownWithId : undefined}
        />
      ) : (
        <div className={styles.sheet} />
      )}
      <LoadingNotice label={t('loading')} slow={t('loadingSlow')} />
    </>
  );
}
