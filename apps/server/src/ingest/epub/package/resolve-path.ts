/** Whether an address leads out of the book: it has a scheme or a host. */
export function isOutside(href: string): boolean {
  return /^\s*(?:[a-z][a-z0-9+.-]*:|\/\/|\\)/i.test(href);
}

/** What comes before `#`, and what comes after it. */
export function splitHref(href: string): { path: string; fragment: string } {
  const at = href.indexOf('#');
  return at < 0
    ? { path: href, fragment: '' }
    : { path: href.slice(0, at), fragment: decoded(href.slice(at + 1)) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The path in the archive that an address in the file at `from` means, in NFC and without its
 * fragment. Null where it leads out of the archive.
 */
export function resolvePath(from: string, href: string): string | null {
  if (isOutside(href)) return null;
  const { path } = splitHref(href.trim());
  const [plain = ''] = path.split('?');
  if (plain === '') return from;
  const parts = plain.startsWith('/') ? [] : from.split('/').slice(0, -1);
  for (const part of decoded(plain).split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return null;
  }
  return parts.join('/').normalize('NFC');
}

/** The address of one path from another, the way back of `resolvePath`. */
export function relativeHref(from: string, to: string): string {
  const [start, goal] = [from.split('/').slice(0, -1), to.split('/')];
  let same = 0;
  while (same < start.length && same < goal.length - 1 && start[same] === goal[same]) same += 1;
  const up = start.slice(same).map(() => '..');
  return [...up, ...goal.slice(same).map((part) => encodeURIComponent(part))].join('/');
}
