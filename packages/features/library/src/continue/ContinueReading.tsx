import type { LibraryEntry } from '@hanji/contract/entities/library.ts';
import type { ContentCategory } from '@hanji/contract/vocabulary.ts';
import { useCurrentUser } from '@hanji/edition/session/use-current-user.ts';
import type { ContinueReadingProps } from '@hanji/edition/slots/edition-slots.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Carousel } from '@hanji/ui-kit/lists/carousel/Carousel.tsx';
import { SkeletonRail } from '@hanji/ui-kit/lists/skeleton/Skeleton.tsx';
import { SectionHeader } from '@hanji/ui-kit/lists/section-header/SectionHeader.tsx';
import { ContentCard } from '@hanji/ui-kit/works/content-card/ContentCard.tsx';
import type { ReactElement } from 'react';
import { useGetLibraryInfiniteQuery } from '#calls/endpoints.ts';
import { useKeptCover } from '#covers/use-kept-cover.tsx';
import { chapterPath, libraryPath } from '#paths/library-paths.ts';

/** As many as a rail of Home shows. */
const most = 10;

/** The slot on Home: titles that a member has begun, each leading to where they go on. */
export function ContinueReading({ category }: ContinueReadingProps): ReactElement | null {
  return useCurrentUser() && <BegunTitles category={category} />;
}

function BegunTitles({ category }: { readonly category: ContentCategory }): ReactElement | null {
  const { currentData, isError } = useGetLibraryInfiniteQuery(
    { category, type: 'recent' },
    { refetchOnMountOrArgChange: true },
  );
  if (!currentData) return isError ? null : <SkeletonRail />;
  const begun = (currentData.pages[0]?.contents ?? []).flatMap((entry) =>
    entry.resume ? [{ entry, resume: entry.resume }] : [],
  );
  return begun.length === 0 ? null : <BegunRow category={category} begun={begun.slice(0, most)} />;
}

type BegunRowProps = {
  readonly category: ContentCategory;
  readonly begun: readonly {
    readonly entry: LibraryEntry;
    readonly resume: NonNullable<LibraryEntry['resume']>;
  }[];
};

function BegunRow({ category, begun }: BegunRowProps): ReactElement {
  const t = usePhrases('reading');
  const frame = usePhrases('frame');
  const cover = useKeptCover();
  const title = t('continueReading');
  const more = {
    href: libraryPath('recent', category),
    label: t('viewMore'),
    spoken: t('viewMoreOf', { title }),
  };
  return (
    <section aria-labelledby="continue-reading">
      <SectionHeader id="continue-reading" title={title} more={more} />
      <Carousel kind="normal" labels={{ back: frame('scrollBack'), on: frame('scrollOn') }}>
        {begun.map(({ entry: { content }, resume }) => (
          <ContentCard
            key={content.id}
            href={chapterPath(content, resume.chapterId)}
            title={content.name}
            text={resume.chapterName}
            cover={cover(content, false)}
          />
        ))}
      </Carousel>
    </section>
  );
}
