import type * as Parts from './PullBar.tsx';

let arrived: typeof Parts | undefined;

/** What follows a pull: only a chapter's edges have a use for it. */
export async function loadPull(): Promise<typeof Parts> {
  arrived = await import('./PullBar.tsx');
  return arrived;
}

/** The same where it has come already, as with the chapter before: nothing is waited for then. */
export function pullHere(): typeof Parts | undefined {
  return arrived;
}
