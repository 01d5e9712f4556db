import type { ChallengeSubscription } from '@hanji/contract/entities/challenge.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import type { LibraryRowProps } from '@hanji/ui-kit/works/library-row/LibraryRow.tsx';
import { useState } from 'react';

type Title = Pick<ChallengeSubscription, 'contentId' | 'name'>;

/** Titles of a list that are chosen together. */
export type Choice = {
  readonly choosing: boolean;
  /** Ids of those that are chosen and still listed. */
  readonly chosen: readonly number[];
  readonly all: boolean;
  readonly begin: () => void;
  readonly end: () => void;
  readonly setAll: (checked: boolean) => void;
  readonly selectionOf: (title: Title) => LibraryRowProps['selection'];
};

export function useChoice(listed: readonly Title[]): Choice {
  const t = usePhrases('library');
  const [ids, setIds] = useState<ReadonlySet<number> | null>(null);
  const every = [...new Set(listed.map(({ contentId }) => contentId))];
  const chosen = every.filter((id) => ids?.has(id) === true);
  return {
    choosing: ids !== null && listed.length > 0,
    chosen,
    all: every.length > 0 && chosen.length === every.length,
    begin: () => setIds(new Set()),
    end: () => setIds(null),
    setAll: (checked) => setIds(new Set(checked ? every : [])),
    selectionOf: ({ contentId, name }) =>
      ids === null
        ? undefined
        : {
            label: t('chooseTitle', { title: name }),
            checked: ids.has(contentId),
            onChecked: (checked) =>
              setIds((before) => {
                const rest = [...(before ?? [])].filter((other) => other !== contentId);
                return new Set(checked ? [...rest, contentId] : rest);
              }),
          },
  };
}
