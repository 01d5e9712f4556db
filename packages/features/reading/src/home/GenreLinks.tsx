import type { ContentCategory, Genre } from '@hanji/contract/vocabulary.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Chip } from '@hanji/ui-kit/actions/chip/Chip.tsx';
import { SectionHeader } from '@hanji/ui-kit/lists/section-header/SectionHeader.tsx';
import type { ReactElement } from 'react';
import { genrePath } from '#paths/list-paths.ts';
import { ChipRow } from '@hanji/ui-kit/actions/chip/ChipRow.tsx';

type GenreLinksProps = {
  readonly category: ContentCategory;
  /** Those that have titles. */
  readonly genres: readonly Genre[];
};

/** All genres of a category, at the foot of its Home. */
export function GenreLinks({ category, genres }: GenreLinksProps): ReactElement | null {
  const t = usePhrases('reading');
  const words = usePhrases('genres');
  if (genres.length === 0) return null;
  return (
    <section aria-labelledby="all-genres">
      <SectionHeader id="all-genres" title={t('allGenres')} />
      <ChipRow label={t('allGenres')} wraps>
        {genres.map((genre) => (
          <Chip key={genre} href={genrePath(category, genre)}>
            {words(genre)}
          </Chip>
        ))}
      </ChipRow>
    </section>
  );
}
