import type { ChapterUnit } from '@hanji/contract/vocabulary.ts';
import { SkeletonRow } from '@hanji/ui-kit/lists/skeleton/Skeleton.tsx';
import type { ReactElement } from 'react';
import { useGetChaptersQuery } from '#endpoints/content.ts';
import { QueryScreen } from '#shared/QueryScreen.tsx';
import { ChapterList } from './ChapterList.tsx';
import type { ChapterSectionProps } from './chapter-section-props.ts';

type OtherUnitProps = ChapterSectionProps & { readonly unit: ChapterUnit };

/** The chapters of the unit that did not come with the title. */
export function OtherUnit({ home, path, currentId, unit }: OtherUnitProps): ReactElement {
  const query = useGetChaptersQuery({ params: { ...path, chapterUnit: unit } });
  return (
    <QueryScreen query={query} skeleton={<ChapterRowsSkeleton />}>
      {({ chapters }) => (
        <ChapterList content={home.content} unit={unit} chapters={chapters} currentId={currentId} />
      )}
    </QueryScreen>
  );
}

export function ChapterRowsSkeleton(): ReactElement {
  return (
    <div>
      {Array.from({ length: 8 }, (_, index) => (
        <SkeletonRow key={index} />
      ))}
    </div>
  );
}
