export type ClientOs = 'ios' | 'android' | 'windows' | 'macos' | 'linux' | 'other';

/** The operating system that a user agent names, for the header of every call. */
export function clientOs(userAgent: string): ClientOs {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (/Android/.test(userAgent)) return 'android';
  if (/Windows/.test(userAgent)) return 'windows';
  if (/Mac OS X|Macintosh/.test(userAgent)) return 'macos';
  if (/Linux|X11/.test(userAgent)) return 'linux';
  return 'other';
}
