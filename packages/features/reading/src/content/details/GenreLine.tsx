import type { Content } from '@hanji/contract/entities/content.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Link } from '@hanji/ui-kit/actions/link/Link.tsx';
import type { ReactElement } from 'react';
import { categoryOf } from '@hanji/domain/titles/content-category.ts';
import { genrePath } from '#paths/list-paths.ts';
import * as styles from '../ContentHero.module.css';

/** A title's genres, each a way to its like. */
export function GenreLine({ content }: { content: Content }): ReactElement {
  const words = usePhrases('genres');
  return (
    <>
      {content.genres.map((genre) => (
        <Link
          key={genre}
          className={styles.genre}
          href={genrePath(categoryOf(content.type), genre)}
        >
          {words(genre)}
        </Link>
      ))}
    </>
  );
}
