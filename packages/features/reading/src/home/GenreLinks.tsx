import { genres, type ContentCategory } from '@hanji/contract/vocabulary.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Chip } from '@hanji/ui-kit/actions/chip/Chip.tsx';
import { SectionHeader } from '@hanji/ui-kit/lists/section-header/SectionHeader.tsx';
import type { ReactElement } from 'react';
import { genrePath } from '#paths/list-paths.ts';
import { ChipRow } from '@hanji/ui-kit/actions/chip/ChipRow.tsx';

/** All genres of a category, at the foot of its Home. */
export function GenreLinks({ category }: { category: ContentCategory }): ReactElement {
  const t = usePhrases('reading');
  const words = usePhrases('genres');
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
