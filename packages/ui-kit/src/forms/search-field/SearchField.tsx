import { useId, useState, type ReactElement } from 'react';
import { IconButton } from '#actions/button/IconButton.tsx';
import { defaultMaxLength } from '#forms/field/default-max-length.ts';
import { Icon } from '#marks/icon/Icon.tsx';
import { CompletionList, type SearchCompletion } from './CompletionList.tsx';
import * as styles from './SearchField.module.css';
import { SuggestList, type SuggestLabels } from './SuggestList.tsx';
import { useSuggestKeys } from './use-suggest-keys.ts';

export type SearchFieldLabels = SuggestLabels & {
  readonly field: string;
  readonly placeholder: string;
  readonly submit: string;
  readonly clear: string;
  /** The name of what is offered while something is typed. */
  readonly completions?: string | undefined;
};

type SearchFieldProps = {
  readonly value: string;
  readonly labels: SearchFieldLabels;
  readonly suggestions: readonly string[];
  /** What may be meant by what is typed: where there is any, it stands in place of the suggestions. */
  readonly completions?: readonly SearchCompletion[] | undefined;
  /** Where a browser sends the form by itself, before scripts are there, and by what name. */
  readonly form?: { readonly action: string; readonly field: string } | undefined;
  /** As browsers count, 500 by default. */
  readonly maxLength?: number | undefined;
  /** Takes the focus when it appears, where searching is what the reader came for. */
  readonly focused?: boolean | undefined;
  readonly onValue: (value: string) => void;
  readonly onSearch: (value: string) => void;
  readonly onRemove: (suggestion: string) => void;
  /** Takes the key of a completion. */
  readonly onComplete?: ((key: string) => void) | undefined;
};

/** A search box whose suggestions open on focus and close on blur (section 4). */
export function SearchField(props: SearchFieldProps): ReactElement {
  const {
    value,
    labels,
    suggestions,
    completions = [],
    form,
    maxLength = defaultMaxLength,
    focused,
    onValue,
    onSearch,
    onRemove,
    onComplete,
  } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const completes = completions.length > 0;
  const rows = completes ? completions.map(({ key }) => key) : suggestions;
  const shown = open && rows.length > 0;
  const search = (text: string): void => {
    setOpen(false);
    onSearch(text);
  };
  const complete = (key: string): void => {
    setOpen(false);
    onComplete?.(key);
  };
  const { active, onKeyDown, reset } = useSuggestKeys({
    suggestions: shown ? rows : [],
    onPick: completes ? complete : search,
    onRemove: completes ? undefined : onRemove,
    onClose: () => setOpen(false),
  });

  return (
    <form
      className={styles.field}
      role="search"
      action={form?.action}
      onSubmit={(event) => {
        event.preventDefault();
        search(value);
      }}
    >
      <Icon name="search" size={20} />
      <input
        className={styles.input}
        type="text"
        name={form?.field}
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the reader came here to type
        autoFocus={focused}
        role="combobox"
        aria-label={labels.field}
        aria-expanded={shown}
        aria-haspopup={completes ? 'listbox' : 'grid'}
        aria-autocomplete={onComplete && 'list'}
        aria-controls={shown ? `${id}-list` : undefined}
        aria-activedescendant={active ? `${id}-${active.row}-${active.cell}` : undefined}
        placeholder={labels.placeholder}
        maxLength={maxLength}
        value={value}
        onChange={(event) => {
          reset();
          setOpen(true);
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
      {shown && completes && (
        <CompletionList
          id={id}
          label={labels.completions ?? labels.field}
          completions={completions}
          active={active?.row ?? null}
          onPick={complete}
        />
      )}
      {shown && !completes && (
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
