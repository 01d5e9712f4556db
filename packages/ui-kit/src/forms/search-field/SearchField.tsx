import { useId, useState, type ReactElement } from 'react';
import { IconButton } from '#actions/button/IconButton.tsx';
import { defaultMaxLength } from '#forms/field/default-max-length.ts';
import { Icon } from '#marks/icon/Icon.tsx';
import * as styles from './SearchField.module.css';
import { SuggestList, type SuggestLabels } from './SuggestList.tsx';
import { useSuggestKeys } from './use-suggest-keys.ts';

export type SearchFieldLabels = SuggestLabels & {
  readonly field: string;
  readonly placeholder: string;
  readonly submit: string;
  readonly clear: string;
};

type SearchFieldProps = {
  readonly value: string;
  readonly labels: SearchFieldLabels;
  readonly suggestions: readonly string[];
  /** As browsers count, 500 by default. */
  readonly maxLength?: number | undefined;
  /** Takes the focus when it appears, where searching is what the reader came for. */
  readonly focused?: boolean | undefined;
  readonly onValue: (value: string) => void;
  readonly onSearch: (value: string) => void;
  readonly onRemove: (suggestion: string) => void;
};

/** A search box whose suggestions open on focus and close on blur (section 4). */
export function SearchField(props: SearchFieldProps): ReactElement {
  const {
    value,
    labels,
    suggestions,
    maxLength = defaultMaxLength,
    focused,
    onValue,
    onSearch,
    onRemove,
  } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const shown = open && suggestions.length > 0;
  const search = (text: string): void => {
    setOpen(false);
    onSearch(text);
  };
  const { active, onKeyDown, reset } = useSuggestKeys({
    suggestions: shown ? suggestions : [],
    onPick: search,
    onRemove,
    onClose: () => setOpen(false),
  });

  return (
    <form
      className={styles.field}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        search(value);
      }}
    >
      <Icon name="search" size={20} />
      <input
        className={styles.input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the reader came here to type
        autoFocus={focused}
        role="combobox"
        aria-label={labels.field}
        aria-expanded={shown}
        aria-haspopup="grid"
        aria-controls={shown ? `${id}-list` : undefined}
        aria-activedescendant={active ? `${id}-${active.row}-${active.cell}` : undefined}
        placeholder={labels.placeholder}
        maxLength={maxLength}
        value={value}
        onChange={(event) => {
          reset();
          onValue(event.target.value);
        }}
        onFocus={() => setOpen(true)}
        onClick={() => setOpen(true)}
        onBlur={() => {
          reset();
          setOpen(false);
        }}
        onKeyDown={onKeyDown}
      />
      {value && <IconButton icon="close" label={labels.clear} onClick={() => onValue('')} />}
      <button type="submit" className={styles.submit}>
        {labels.submit}
      </button>
      {shown && (
        <SuggestList
          id={id}
          labels={labels}
          suggestions={suggestions}
          active={active}
          onPick={search}
          onRemove={onRemove}
        />
      )}
    </form>
  );
}
