/** What an entry of the history carries of a panel that is open over its page. */
export type PanelState = {
  /** The part of the page that opens it. */
  readonly of: string;
  readonly name: string;
};

/** Null where none is open: what an entry carries may be another page's, or an older build's. */
export function readPanel(state: unknown): PanelState | null {
  if (typeof state !== 'object' || state === null || !('panel' in state)) return null;
  const { panel } = state;
  if (typeof panel !== 'object' || panel === null || !('of' in panel && 'name' in panel))
    return null;
  const { of, name } = panel;
  return typeof of === 'string' && typeof name === 'string' ? { of, name } : null;
}
