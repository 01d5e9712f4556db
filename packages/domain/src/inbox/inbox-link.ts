import { redirectMaxLength, redirectTarget } from '#paths/redirect-target.ts';

/** A host and what follows it: no name or password before it, no backslash, nothing unseen. */
const outside =
  /^https:\/\/(?:[a-z0-9-]+\.)+[a-z0-9-]+(?::\d{1,5})?(?:[/?#][\x21-\x5b\x5d-\x7e]*)?$/i;

/**
 * Where an entry of the inbox may lead: a path of this site, or another site by `https`; null for
 * anything else, such as a script. Operators' links are checked when they are written, and again
 * wherever they are shown.
 */
export function inboxLink(wanted: string | null): string | null {
  if (wanted === null || wanted.length > redirectMaxLength) return null;
  if (wanted.startsWith('/')) return redirectTarget(wanted) === wanted ? wanted : null;
  return outside.test(wanted) ? wanted : null;
}
