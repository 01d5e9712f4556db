import { challengeGenreIds, type ChallengeGenre } from '@hanji/contract/challenge-vocabulary.ts';
import { challengeGenres } from '@hanji/domain/challenge/genres.ts';
import { NotFoundPage } from '@hanji/edition/states/NotFoundPage.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Chip } from '@hanji/ui-kit/actions/chip/Chip.tsx';
import { ChipRow } from '@hanji/ui-kit/actions/chip/ChipRow.tsx';
import type { ReactElement } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useGetChallengeGenreInfiniteQuery } from '#calls/endpoints.ts';
import { PagedTitles } from '#cards/PagedTitles.tsx';
import { ChallengeFrame } from '#frame/ChallengeFrame.tsx';
import { SortBar } from '#lists/SortBar.tsx';
import { genrePath, readGenre, readOrder, type SortBarOrder } from '#paths/challenge-paths.ts';
import { useGenreName } from './use-genre-name.ts';

/** /challenge/genre/{genreId} (challenge-and-shutdown, section 2.3). */
export function ChallengeGenrePage(): ReactElement {
  const genre = readGenre(useParams());
  const [query] = useSearchParams();
  return genre ? <GenreTitles genre={genre} order={readOrder(query)} /> : <NotFoundPage />;
}

type GenreTitlesProps = { readonly genre: ChallengeGenre; readonly order: SortBarOrder };

function GenreTitles({ genre, order }: GenreTitlesProps): ReactElement {
  const t = usePhrases('challenge');
  const nameOf = useGenreName();
  const arg = { genreId: challengeGenreIds[genre], orderType: order };
  const query = useGetChallengeGenreInfiniteQuery(arg);
  return (
    <ChallengeFrame tab="genres" title={nameOf(genre)} heading={nameOf(genre)}>
      <ChipRow label={t('genres')} current={genre}>
        {challengeGenres.map((other) => (
          <Chip key={other} href={genrePath(other)} current={other === genre}>
            {nameOf(other)}
          </Chip>
        ))}
      </ChipRow>
      <SortBar path={genrePath(genre)} order={order} />
      <PagedTitles query={query} />
    </ChallengeFrame>
  );
}
