import type { ChallengeContent } from '@hanji/contract/entities/challenge.ts';
import { withoutBidiControls } from '@hanji/domain/text/bidi-controls.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Chip } from '@hanji/ui-kit/actions/chip/Chip.tsx';
import { ChipRow } from '@hanji/ui-kit/actions/chip/ChipRow.tsx';
import { LongText } from '@hanji/ui-kit/community/long-text/LongText.tsx';
import type { ReactElement } from 'react';
import { useGenreName } from '#genre/use-genre-name.ts';
import { genrePath } from '#paths/challenge-paths.ts';
import * as styles from './TitleView.module.css';

/** What its creator says of a title, and its genres. */
export function TitleWords({ content }: { readonly content: ChallengeContent }): ReactElement {
  const { description, genres } = content;
  const t = usePhrases('challenge');
  const comments = usePhrases('comments');
  const nameOf = useGenreName();
  return (
    <div className={styles.words}>
      {description && (
        <LongText
          text={withoutBidiControls(description)}
          moreLabel={comments('more')}
          lessLabel={comments('less')}
        />
      )}
      <ChipRow label={t('genres')} wraps>
        {genres.map(({ id, name }) => (
          <Chip key={id} href={genrePath(name)}>
            {nameOf(name)}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}
