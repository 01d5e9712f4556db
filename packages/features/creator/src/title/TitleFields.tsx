import { titleLengths } from '@hanji/domain/creator/title-draft.ts';
import { visibleLength } from '@hanji/domain/text/visible-characters.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Checkbox } from '@hanji/ui-kit/forms/checkbox/Checkbox.tsx';
import { TextArea } from '@hanji/ui-kit/forms/text-area/TextArea.tsx';
import { TextField } from '@hanji/ui-kit/forms/text-field/TextField.tsx';
import type { ReactElement } from 'react';
import { GenreFields } from './GenreFields.tsx';
import type { TitleWords } from './title-draft.ts';
import * as styles from './TitleFields.module.css';
import type { useTitleProblems } from './use-title-problems.ts';

type TitleFieldsProps = {
  readonly words: TitleWords;
  readonly onChange: (part: Partial<TitleWords>) => void;
  readonly problems: ReturnType<typeof useTitleProblems>;
  /** Nothing of it is published: it cannot be completed. */
  readonly isNew: boolean;
};

/** What a creator says of a title (challenge-and-shutdown, section 3 "Challenge content"). */
export function TitleFields(props: TitleFieldsProps): ReactElement {
  const { words, onChange, problems, isNew } = props;
  const t = usePhrases('creator');
  const counterOf = (field: keyof typeof titleLengths) => {
    const [count, limit] = [visibleLength(words[field].trim()), titleLengths[field]];
    return { count, limit, label: t('counter', { written: count, limit }) };
  };
  return (
    <>
      <TextField
        name="name"
        label={t('name')}
        required
        autoComplete="off"
        value={words.name}
        onValue={(name) => onChange({ name })}
        counter={counterOf('name')}
        error={problems.name}
      />
      <TextField
        name="catchcopy"
        label={t('catchcopy')}
        hint={t('catchcopyHint')}
        autoComplete="off"
        value={words.catchcopy}
        onValue={(catchcopy) => onChange({ catchcopy })}
        counter={counterOf('catchcopy')}
        error={problems.catchcopy}
      />
      <TextArea
        label={t('description')}
        hint={t('descriptionHint')}
        required
        rows={5}
        value={words.description}
        onValue={(description) => onChange({ description })}
        counter={counterOf('description')}
        error={problems.description}
      />
      <GenreFields words={words} onChange={onChange} error={problems.genres} />
      <div className={styles.choices}>
        <Checkbox
          label={t('mature')}
          hint={t('matureHint')}
          checked={words.mature}
          onChecked={(mature) => onChange({ mature })}
        />
        <Checkbox
          label={t('commentEnabled')}
          hint={t('commentEnabledHint')}
          checked={words.commentEnabled}
          onChecked={(commentEnabled) => onChange({ commentEnabled })}
        />
        <Checkbox
          label={t('shownToReaders')}
          hint={t('shownToReadersHint')}
          checked={words.published}
          onChecked={(published) => onChange({ published })}
        />
        {!isNew && (
          <Checkbox
            label={t('completed')}
            hint={t('completedHint')}
            checked={words.completed}
            onChecked={(completed) => onChange({ completed })}
          />
        )}
      </div>
    </>
  );
}
