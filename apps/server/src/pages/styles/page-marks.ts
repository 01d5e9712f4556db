/** What the selectors of a stylesheet can find in a page. */
export type PageMarks = {
  readonly classes: ReadonlySet<string>;
  /** Values of data attributes; null for one that a script of the page gives to an element. */
  readonly data: ReadonlyMap<string, ReadonlySet<string> | null>;
  readonly languages: ReadonlySet<string>;
};

/** Reads them from a page, or from as much of it as is shown before the whole stylesheet is there. */
export function marksOf(page: string): PageMarks {
  const classes = new Set<string>();
  const languages = new Set<string>();
  const data = new Map<string, Set<string> | null>();
  for (const [, name = '', value = ''] of page.matchAll(
    /[\s"](class|lang|data-[\w-]+)(?:="([^"]*)")?(?=[\s/>])/g,
  )) {
    if (name === 'lang') languages.add(value.toLowerCase());
    else if (name === 'class') for (const one of value.split(/\s+/)) classes.add(one);
    else if (data.get(name) !== null) data.set(name, (data.get(name) ?? new Set()).add(value));
  }
  for (const [, name = ''] of page.matchAll(/setAttribute\("(data-[\w-]+)"/g)) data.set(name, null);
  return { classes, data, languages };
}

export function hasAttribute({ data }: PageMarks, name: string, value: string | null): boolean {
  const values = data.get(name);
  if (values === undefined) return false;
  return values === null || value === null || values.has(value);
}

/** Whether an element may be in a language, or in a regional form of it. */
export function hasLanguage({ languages }: PageMarks, language: string): boolean {
  const asked = language.toLowerCase();
  return [...languages].some((own) => own === asked || own.startsWith(`${asked}-`));
}
