import { tabSiteStorage } from '@hanji/edition/storage/site-storage.ts';
import { isUnsaved, type DraftState, type Kept } from './draft-state.ts';

/** Of what, by name, and of whom: nobody else at this device is shown it. */
export type DraftKey = string;

/**
 * What was written in this tab and has not been saved, with what it was made of; for a page that
 * is loaded anew. Null where nothing is, or it has not the fields of today.
 */
export function readDraft<Draft extends object>(
  key: DraftKey,
  { draft }: Kept<Draft>,
): DraftState<Draft> | null {
  const text = tabSiteStorage.getItem(key);
  if (text === null) return null;
  try {
    const found: unknown = JSON.parse(text);
    return isState<Draft>(found, draft) ? { ...found, clash: null } : null;
  } catch {
    return null;
  }
}

export function writeDraft<Draft>(key: DraftKey, state: DraftState<Draft>): void {
  if (!isUnsaved(state)) return tabSiteStorage.removeItem(key);
  tabSiteStorage.setItem(key, JSON.stringify({ base: state.base, mine: state.mine }));
}

function isState<Draft extends object>(
  found: unknown,
  like: Draft,
): found is Pick<DraftState<Draft>, 'base' | 'mine'> {
  if (typeof found !== 'object' || found === null) return false;
  const { base, mine } = { base: null, mine: null, ...found } as { base: unknown; mine: unknown };
  return (
    typeof base === 'object' &&
    base !== null &&
    'revision' in base &&
    typeof base.revision === 'number' &&
    'draft' in base &&
    hasFieldsOf(base.draft, like) &&
    hasFieldsOf(mine, like)
  );
}

function hasFieldsOf(value: unknown, like: object): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Readonly<Record<string, unknown>>;
  return Object.entries(like).every(([field, known]) => typeof fields[field] === typeof known);
}
