/**
 * A decoded name as a path below the archive: backslashes of old Windows tools are slashes, NFC.
 * Null where it leads outside.
 */
export function safePath(name: string): string | null {
  const path = name.replaceAll('\\', '/').normalize('NFC');
  if (path.startsWith('/') || /^[a-z]:/i.test(path) || path.includes('\0')) return null;
  const parts = path.split('/').filter((part) => part !== '' && part !== '.');
  return parts.includes('..') ? null : parts.join('/');
}
