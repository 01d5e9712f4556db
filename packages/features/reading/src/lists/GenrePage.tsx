import type { ContentCategory, Genre } from '@hanji/contract/vocabulary.ts';
import { genres } from '@hanji/contract/vocabulary.ts';
import { NotFoundPage } from '@hanji/edition/states/NotFoundPage.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Chip } from '@hanji/ui-kit/actions/chip/Chip.tsx';
import type { ReactElement } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { CategoryNavigation } from '#category/CategoryNavigation.tsx';
import { useCategoryTitle } from '#category/category-title.ts';
import { useGetGenreInfiniteQuery } from '#endpoints/browsing.ts';
import { readCategory, readGenre } from '#paths/read-params.ts';
import { genrePath } from '#paths/list-paths.ts';
import { ChipRow } from '@hanji/ui-kit/actions/chip/ChipRow.tsx';
import { Page } from '#shared/Page.tsx';
import { PagedTitles } from './PagedTitles.tsx';

/** Titles of a genre, with the other genres within reach. */
export function GenrePage(): ReactElement {
  const category = readCategory(useLocation().pathname.split('/')[1]);
  const genre = readGenre(useParams()['genre']);
  if (!category || !genre) return <NotFoundPage />;
  return <GenreList key={category} category={category} genre={genre} />;
}

type GenreListProps = { readonly category: ContentCategory; readonly genre: Genre };

function GenreList({ category, genre }: GenreListProps): ReactElement {
  const t = usePhrases('reading');
  const words = usePhrases('genres');
  const query = useGetGenreInfiniteQuery({ category, genre });
  // Of any genre of the category: they are the same while another one loads.
  const menu = query.data?.pages[0]?.menu;
  const others = genres.filter((other) => other === genre || menu?.genres.includes(other));
  useCategoryTitle(category, words(genre));
  return (
    <Page
      title={words(genre)}
      navigation={
        <CategoryNavigation category={category} menu={menu ?? undefined} current="genre" />
      }
      aside={
        <ChipRow label={t('allGenres')} current={genre}>
          {others.map((other) => (
            <Chip key={other} href={genrePath(category, other)} current={other === genre}>
              {words(other)}
            </Chip>
          ))}
        </ChipRow>
      }
    >
      <PagedTitles query={query} />
    </Page>
  );
}
