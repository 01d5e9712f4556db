import { useState } from 'react';
import type { Selection } from '#works/library-row/LibraryRow.tsx';

/** What of a list is chosen, by ids. */
export type Choice = {
  readonly choosing: boolean;
  /** Those that are chosen and still listed. */
  readonly chosen: readonly number[];
  readonly all: boolean;
  readonly begin: () => void;
  readonly end: () => void;
  readonly setAll: (checked: boolean) => void;
  /** Of a row, while rows are chosen. */
  readonly selectionOf: (id: number, label: string) => Selection | undefined;
};

/** Chooses among what a list has by now: `listed` are its ids, each as often as it likes. */
export function useChoice(listed: readonly number[]): Choice {
  const [ids, setIds] = useState<ReadonlySet<number> | null>(null);
  const every = [...new Set(listed)];
  const chosen = every.filter((id) => ids?.has(id) === true);
  return {
    choosing: ids !== null && every.length > 0,
    chosen,
    all: every.length > 0 && chosen.length === every.length,
    begin: () => setIds(new Set()),
    end: () => setIds(null),
    setAll: (checked) => setIds(new Set(checked ? every : [])),
    selectionOf: (id, label) =>
      ids === null
        ? undefined
        : {
            label,
            checked: ids.has(id),
            onChecked: (checked) =>
              setIds((before) => {
                const rest = [...(before ?? [])].filter((other) => other !== id);
                return new Set(checked ? [...rest, id] : rest);
              }),
          },
  };
}
