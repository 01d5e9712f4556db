import type { ChapterUnit } from '@hanji/contract/vocabulary.ts';

/** A chapter that a title has already, withdrawn ones among them. */
export type KnownChapter = {
  readonly id: number;
  readonly importKey: string | null;
  readonly version: string;
  readonly unit: ChapterUnit;
  readonly name: string;
  readonly withdrawn: boolean;
};

export type ComingChapter = Pick<KnownChapter, 'version' | 'unit' | 'name'> & {
  readonly importKey: string;
};

type Facts = Omit<KnownChapter, 'id' | 'withdrawn'>;

type Pass = {
  readonly by: (chapter: Facts) => string;
  /** Nothing is told by what several have alike. */
  readonly alone?: true;
  /** Among those alone that no import has named yet. */
  readonly unnamed?: true;
};

function byKey({ importKey }: Facts): string {
  return JSON.stringify([importKey]);
}

function byKeyAndVersion({ importKey, version }: Facts): string {
  return JSON.stringify([importKey, version]);
}

function byKeyAndName({ importKey, unit, name }: Facts): string {
  return JSON.stringify([importKey, unit, name]);
}

function byVersion({ version }: Facts): string {
  return version;
}

function byName({ unit, name }: Facts): string {
  return JSON.stringify([unit, name]);
}

const passes = {
  // Names of files are numbers that shift: what is in a chapter says more than what it is called.
  found: [
    { by: byKeyAndVersion },
    { by: byVersion },
    { by: byKeyAndName },
    { by: byName, alone: true },
    { by: byKey },
  ],
  given: [
    { by: byKey },
    { by: byVersion, unnamed: true },
    { by: byName, unnamed: true, alone: true },
  ],
} as const satisfies Record<string, readonly Pass[]>;

/** Whether an import's keys are identifiers that its source gives, or were found in names of files. */
export type ChapterKeys = keyof typeof passes;

/**
 * Which chapter of a title each coming one is; undefined for a new one. Never by its place alone:
 * what is inserted, moved, renamed or replaced leaves the others what they were.
 */
export function matchChapters(
  known: readonly KnownChapter[],
  coming: readonly ComingChapter[],
  keys: ChapterKeys,
): readonly (KnownChapter | undefined)[] {
  const matches = new Map<ComingChapter, KnownChapter>();
  const claimed = new Set<KnownChapter>();
  const shownFirst = known.toSorted((a, b) => Number(a.withdrawn) - Number(b.withdrawn));
  for (const { by, alone, unnamed } of passes[keys] as readonly Pass[]) {
    const free = Map.groupBy(
      shownFirst.filter(
        (chapter) => !claimed.has(chapter) && (unnamed !== true || chapter.importKey === null),
      ),
      by,
    );
    const open = Map.groupBy(
      coming.filter((chapter) => !matches.has(chapter)),
      by,
    );
    for (const [alike, ones] of open) {
      const candidates = free.get(alike) ?? [];
      if (alone === true && (ones.length > 1 || candidates.length > 1)) continue;
      for (const [index, chapter] of ones.entries()) {
        const candidate = candidates[index];
        if (candidate === undefined) break;
        matches.set(chapter, candidate);
        claimed.add(candidate);
      }
    }
  }
  return coming.map((chapter) => matches.get(chapter));
}
