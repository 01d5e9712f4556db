import { isApiError, type ApiError } from '@hanji/api-client/request/api-error.ts';
import { useOnline } from '@hanji/edition/errors/use-online.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  isUnsaved,
  saved,
  settle,
  takeIn,
  type Clash,
  type DraftState,
  type Kept,
} from './draft-state.ts';
import { readDraft, writeDraft, type DraftKey } from './kept-draft.ts';

/** What came of a save: kept, or what the service has that this was not made of, or why not. */
export type SaveOutcome<Draft> =
  | { readonly kept: Kept<Draft> }
  | { readonly newer: Kept<Draft> }
  | { readonly error: unknown };

type Options<Draft> = {
  readonly key: DraftKey;
  /** As the service has it, by the last answer. */
  readonly kept: Kept<Draft>;
  readonly save: (draft: Draft, revision: number) => Promise<SaveOutcome<Draft>>;
  /** Saves by itself, soon after what was written has changed. */
  readonly auto: boolean;
  /** Whether it can be saved as it is. */
  readonly valid: boolean | ((draft: Draft) => boolean);
};

export type DeskDraft<Draft> = {
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
  readonly unsaved: boolean;
  readonly saving: boolean;
  /** Why the last save failed; null where it did not. */
  readonly failure: ApiError | null;
  readonly clash: Clash<Draft> | null;
  readonly settle: (chosen: Draft) => void;
  /** Whether it is saved now; what clashes is not. */
  readonly save: () => Promise<boolean>;
  /** Goes back to what is saved. */
  readonly discard: () => void;
};

/** So long after the last key something is saved by itself, in milliseconds. */
const pause = 1200;
/** Others may save in between again and again: then the creator is told. */
const mostTries = 3;

/**
 * Words that are written here and kept by the service, by revisions: what is saved elsewhere
 * meanwhile is taken in field by field, and what both have changed is asked. Unsaved words outlive
 * a reload.
 */
export function useDraft<Draft extends object>(options: Options<Draft>): DeskDraft<Draft> {
  const { key, kept, auto } = options;
  const [state, setState] = useState<DraftState<Draft>>(() => {
    const found = readDraft(key, kept);
    return found ? takeIn(found, kept) : { base: kept, mine: kept.draft, clash: null };
  });
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const current = useRef(state);
  const running = useRef<Promise<boolean> | null>(null);
  const online = useOnline();

  const put = (next: DraftState<Draft>): void => {
    current.current = next;
    setState(next);
    writeDraft(key, next);
  };
  const isValid = (draft: Draft): boolean =>
    typeof options.valid === 'function' ? options.valid(draft) : options.valid;

  const attempt = async (): Promise<boolean> => {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const { base, mine, clash } = current.current;
      if (clash || !isValid(mine)) return false;
      if (!isUnsaved(current.current)) return true;
      const outcome = await options.save(mine, base.revision);
      if ('kept' in outcome) {
        put(saved(current.current, outcome.kept, mine));
        setFailure(null);
      } else if ('newer' in outcome) {
        put(takeIn(current.current, outcome.newer));
      } else {
        setFailure(isApiError(outcome.error) ? outcome.error : null);
        return false;
      }
    }
    return !isUnsaved(current.current);
  };
  const save = (): Promise<boolean> => {
    running.current ??= (async () => {
      setSaving(true);
      try {
        return await attempt();
      } finally {
        setSaving(false);
        running.current = null;
      }
    })();
    return running.current;
  };

  const takeInKept = useEffectEvent(() => {
    if (!running.current) put(takeIn(current.current, kept));
  });
  useEffect(() => takeInKept(), [kept.revision, saving]);

  const saveSoon = useEffectEvent(() => void save());
  const due = auto && isUnsaved(state) && !state.clash && !saving && online && failure === null;
  useEffect(() => {
    if (!due) return;
    const timer = setTimeout(saveSoon, pause);
    return () => clearTimeout(timer);
  }, [due, state.mine]);
  // The connection is back: what failed without it goes by itself.
  useEffect(() => {
    const back = (): void => setFailure(null);
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, []);

  return {
    draft: state.mine,
    change: (part) => {
      setFailure(null);
      put({ ...current.current, mine: { ...current.current.mine, ...part } });
    },
    unsaved: isUnsaved(state),
    saving,
    failure,
    clash: state.clash,
    settle: (chosen) => put(settle(current.current, chosen)),
    save,
    discard: () => put({ ...current.current, mine: current.current.base.draft, clash: null }),
  };
}
