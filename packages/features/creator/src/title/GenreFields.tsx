import { chosenGenres, type ChosenGenre } from '@hanji/contract/creator-vocabulary.ts';
import { mostTitleGenres } from '@hanji/domain/creator/title-draft.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { ChoiceChip } from '@hanji/ui-kit/actions/chip/ChoiceChip.tsx';
import { FieldNotes } from '@hanji/ui-kit/forms/field/FieldNotes.tsx';
import { describedBy } from '@hanji/ui-kit/forms/field/field-words.ts';
import { RadioGroup } from '@hanji/ui-kit/forms/radio-group/RadioGroup.tsx';
import { useId, type ReactElement } from 'react';
import type { TitleWords } from './title-draft.ts';
import * as styles from './TitleFields.module.css';

type GenreFieldsProps = {
  readonly words: TitleWords;
  readonly onChange: (part: Partial<TitleWords>) => void;
  readonly error: string | undefined;
};

/** Up to three genres, of which one says where the title stands. */
export function GenreFields({ words, onChange, error }: GenreFieldsProps): ReactElement {
  const t = usePhrases('creator');
  const name = usePhrases('genres');
  const id = useId();
  const { genres, primaryGenre } = words;
  const hint = t('genresHint', { most: mostTitleGenres });
  const choose = (genre: ChosenGenre, selected: boolean): void => {
    const next = selected ? [...genres, genre] : genres.filter((each) => each !== genre);
    const stays = primaryGenre !== null && next.includes(primaryGenre);
    onChange({ genres: next, primaryGenre: stays ? primaryGenre : (next[0] ?? null) });
  };
  return (
    <>
      <fieldset
        className={styles.genres}
        aria-describedby={describedBy(id, { hint, error })}
        aria-invalid={error ? true : undefined}
      >
        <legend className={styles.legend}>{t('genres')}</legend>
        <div className={styles.chips}>
          {chosenGenres.map((genre) => {
            const selected = genres.includes(genre);
            return (
              <ChoiceChip
                key={genre}
                selected={selected}
                disabled={!selected && genres.length >= mostTitleGenres}
                onSelected={(on) => choose(genre, on)}
              >
                {name(genre)}
              </ChoiceChip>
            );
          })}
        </div>
        <FieldNotes id={id} hint={hint} error={error} />
      </fieldset>
      {genres.length > 1 && (
        <RadioGroup
          label={t('primaryGenre')}
          hint={t('primaryGenreHint')}
          options={genres.map((genre) => ({ value: genre, label: name(genre) }))}
          value={primaryGenre}
          onValue={(genre) => onChange({ primaryGenre: genre })}
        />
      )}
    </>
  );
}
