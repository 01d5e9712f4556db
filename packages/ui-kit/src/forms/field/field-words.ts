export type FieldCounter = {
  /** Characters as a reader sees them; the caller counts. */
  readonly count: number;
  readonly limit: number;
  /** The same in words, spoken: "12 of 400 characters". */
  readonly label: string;
};

/** What stands below a control. */
export type FieldNotesWords = {
  readonly hint?: string | undefined;
  /** What is wrong and how to mend it; spoken when it appears. */
  readonly error?: string | undefined;
  /** That what was entered is good; not shown beside an error. */
  readonly success?: string | undefined;
  readonly counter?: FieldCounter | undefined;
};

/** The words around a control. */
export type FieldWords = FieldNotesWords & {
  /** Of the control, where a summary of errors leads to it. */
  readonly id?: string | undefined;
  readonly label: string;
  /** Spoken only, where the place says what is asked. */
  readonly labelHidden?: boolean | undefined;
  readonly required?: boolean | undefined;
};

/** The ids of the notes that describe the control `id`, as `aria-describedby` takes them. */
export function describedBy(id: string, words: FieldNotesWords): string | undefined {
  const notes = [
    words.error && `${id}-error`,
    words.success && !words.error && `${id}-success`,
    words.hint && `${id}-hint`,
    words.counter && `${id}-counter`,
  ];
  return notes.filter(Boolean).join(' ') || undefined;
}
