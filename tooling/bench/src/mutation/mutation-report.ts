/** What is used here of Stryker's report (its mutation-testing-report schema). */
export type MutationReport = {
  readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>;
};

type Mutant = {
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly status: string;
  readonly location: { readonly start: { readonly line: number } };
};

export type Sum = { readonly killed: number; readonly total: number };

/** A change that does not compile or that loads nothing proves nothing, either way. */
const counted = new Set(['Killed', 'Timeout', 'Survived', 'NoCoverage']);
const noticed = new Set(['Killed', 'Timeout']);

function mutantsOf({ files }: MutationReport): [file: string, mutant: Mutant][] {
  return Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants
      .filter(({ status }) => counted.has(status))
      .map((mutant): [string, Mutant] => [file, mutant]),
  );
}

export function sumOf(report: MutationReport): Sum {
  const mutants = mutantsOf(report);
  return {
    killed: mutants.filter(([, { status }]) => noticed.has(status)).length,
    total: mutants.length,
  };
}

/** The changes that no test notices: `file:line mutator -> replacement`. */
export function survivorsOf(report: MutationReport): string[] {
  return mutantsOf(report)
    .filter(([, { status }]) => !noticed.has(status))
    .map(
      ([file, { mutatorName, replacement = '', location }]) =>
        `${file}:${location.start.line} ${mutatorName} -> ${replacement.replaceAll(/\s+/g, ' ')}`,
    );
}
