import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LoadingNotice, SkeletonRow } from '@hanji/ui-kit/lists/skeleton/Skeleton.tsx';
import type { ReactElement } from 'react';

/** Rows that are coming. */
export function ComingRows({ count = 4 }: { readonly count?: number }): ReactElement {
  const frame = usePhrases('frame');
  return (
    <div>
      <LoadingNotice label={frame('loading')} slow={frame('loadingSlow')} />
      {Array.from({ length: count }, (_, index) => (
        <SkeletonRow key={index} />
      ))}
    </div>
  );
}
