import type * as Parts from '#comic/react/pager/parts.ts';

let arrived: typeof Parts | undefined;

/** What pages are turned with: whoever knows that a work is read by pages asks for it early. */
export async function loadPager(): Promise<typeof Parts> {
  arrived = await import('#comic/react/pager/parts.ts');
  return arrived;
}

/** The same where it has come already, as with the chapter before: nothing is waited for then. */
export function pagerHere(): typeof Parts | undefined {
  return arrived;
}
