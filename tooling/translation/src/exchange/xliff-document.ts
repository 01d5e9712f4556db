/** XLIFF 1.2 as the library reads and writes it: a file per namespace, a unit per phrase. */
export type XliffDocument = {
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
  readonly resources: Readonly<Record<string, Readonly<Record<string, XliffUnit>>>>;
};

/** `target` is no text where a tool has put elements of its own into it. */
export type XliffUnit = {
  readonly source?: unknown;
  readonly target?: unknown;
  readonly note?: string;
  readonly additionalAttributes?: Readonly<Record<string, string>>;
};
