import type { ContentCard } from '@hanji/contract/entities/content.ts';
import type { LibraryTitle } from '@hanji/contract/calls/library.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import type { LibraryRowProps } from '@hanji/ui-kit/works/library-row/LibraryRow.tsx';
import { useState } from 'react';

/** Titles of a list that are chosen together. */
export type Choice = {
  readonly choosing: boolean;
  /** Those that are chosen and still listed. */
  readonly chosen: readonly LibraryTitle[];
  readonly all: boolean;
  readonly begin: () => void;
  readonly end: () => void;
  readonly setAll: (checked: boolean) => void;
  readonly selectionOf: (title: ContentCard) => LibraryRowProps['selection'];
};

export function useChoice(listed: readonly ContentCard[]): Choice {
  const t = usePhrases('library');
  const [ids, setIds] = useState<ReadonlySet<number> | null>(null);
  const chosen = listed.filter(({ id }) => ids?.has(id) === true);
  return {
    choosing: ids !== null && listed.length > 0,
    chosen: chosen.map(({ type, id }) => ({ contentType: type, contentId: id })),
    all: listed.length > 0 && chosen.length === listed.length,
    begin: () => setIds(new Set()),
    end: () => setIds(null),
    setAll: (checked) => setIds(new Set(checked ? listed.map(({ id }) => id) : [])),
    selectionOf: ({ id, name }) =>
      ids === null
        ? undefined
        : {
            label: t('chooseTitle', { title: name }),
            checked: ids.has(id),
            onChecked: (checked) =>
              setIds((before) => {
                const rest = [...(before ?? [])].filter((other) => other !== id);
                return new Set(checked ? [...rest, id] : rest);
              }),
          },
  };
}
