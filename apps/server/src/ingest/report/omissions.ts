/** What can be left out of a work, each counted by itself. */
export const omissionKinds = [
  'text',
  'picture',
  'media',
  'font',
  'style',
  'document',
  'link',
  'metadata',
  'file',
] as const;
export type OmissionKind = (typeof omissionKinds)[number];

/** A part of a file that readers will not see, or see in another form. */
export type Omission = {
  readonly kind: OmissionKind;
  /** Its path in the file or folder, with the id of an element after `#` where one is meant. */
  readonly place: string;
  /** What is the matter with it, in a few words: `is not a picture`. */
  readonly reason: string;
  /** Characters of text in it, without white space; left out where there is none. */
  readonly characters?: number;
  /** Readers see a marked gap in its place. */
  readonly gap?: true;
  /** The catalogue has no place for it: nothing that is seen or read is lost. */
  readonly unplaced?: true;
};

/** Takes down what an import leaves out: nothing is dropped in silence. */
export type Omissions = {
  /**
   * The same part for the same reason counts once, however often it is come upon; `within` tells
   * apart what has the same place, such as chapters of one document.
   */
  add(omission: Omission, within?: string): void;
  /** In the order in which they were found. */
  all(): readonly Omission[];
};

export function collectOmissions(): Omissions {
  const found = new Map<string, Omission>();
  return {
    add: (omission, within = '') => {
      const { kind, place, reason } = omission;
      found.set(JSON.stringify([kind, place, reason, within]), omission);
    },
    all: () => [...found.values()],
  };
}
