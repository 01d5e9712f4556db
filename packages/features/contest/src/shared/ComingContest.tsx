import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LoadingNotice, Skeleton } from '@hanji/ui-kit/lists/skeleton/Skeleton.tsx';
import type { ReactElement } from 'react';
import { ContestFrame } from './ContestFrame.tsx';

/** A page of a contest that is coming. */
export function ComingContest(): ReactElement {
  const frame = usePhrases('frame');
  return (
    <ContestFrame>
      <LoadingNotice label={frame('loading')} slow={frame('loadingSlow')} />
      <Skeleton shape="visual" />
      <Skeleton shape="title" />
      <Skeleton shape="text" />
      <Skeleton shape="text" />
    </ContestFrame>
  );
}
