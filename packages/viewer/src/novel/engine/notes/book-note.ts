/** A footnote or an endnote, to be shown where it is referred to. */
export type BookNote = {
  /** Where it stands in the book, `name#fragment`. */
  readonly address: string;
  readonly paragraphs: readonly string[];
  readonly language: string;
  readonly direction: string;
};
