import { redirectTarget } from './redirect-target.ts';

/**
 * Where something that operators have set leads: a path of this site as it is, or a page of another
 * by https; null for anything else, which is then no link.
 */
export function setLink(wanted: string | null): string | null {
  if (wanted === null) return null;
  if (redirectTarget(wanted) === wanted) return wanted;
  const url = URL.parse(wanted);
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : null;
}
