import { isSame, mergeDrafts } from '@hanji/domain/creator/merge-drafts.ts';

/** What the service has, and by which revision it is changed. */
export type Kept<Draft> = { readonly draft: Draft; readonly revision: number };

/** Both sides have changed these fields since `base`. */
export type Clash<Draft> = {
  readonly theirs: Kept<Draft>;
  /** With mine where they clash. */
  readonly merged: Draft;
  readonly fields: readonly (keyof Draft)[];
};

export type DraftState<Draft> = {
  /** What was written here is made of it. */
  readonly base: Kept<Draft>;
  readonly mine: Draft;
  readonly clash: Clash<Draft> | null;
};

export function isUnsaved<Draft>({ base, mine }: DraftState<Draft>): boolean {
  return !isSame(base.draft, mine);
}

/** Takes in what the service has by now; what both sides have changed is to be decided. */
export function takeIn<Draft extends object>(
  state: DraftState<Draft>,
  kept: Kept<Draft>,
): DraftState<Draft> {
  if (kept.revision <= state.base.revision) return state;
  if (state.clash && kept.revision <= state.clash.theirs.revision) return state;
  const { merged, clashes } = mergeDrafts(state.base.draft, state.mine, kept.draft);
  if (clashes.length > 0) {
    return { ...state, clash: { theirs: kept, merged, fields: clashes } };
  }
  return { base: kept, mine: merged, clash: null };
}

/** Decided: what was chosen is written on top of what the other side has saved. */
export function settle<Draft>(state: DraftState<Draft>, chosen: Draft): DraftState<Draft> {
  return state.clash ? { base: state.clash.theirs, mine: chosen, clash: null } : state;
}

/** Saved; what was written while it was on its way is unsaved still. */
export function saved<Draft extends object>(
  state: DraftState<Draft>,
  kept: Kept<Draft>,
  sent: Draft,
): DraftState<Draft> {
  // The service trims: only what has not been touched since takes its form.
  const { merged } = mergeDrafts(sent, state.mine, kept.draft);
  return { base: kept, mine: merged, clash: null };
}
