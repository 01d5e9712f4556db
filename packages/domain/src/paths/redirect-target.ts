/** The longest target that is followed, in code units: as long as the paths of beacons. */
export const redirectMaxLength = 2048;

const controls = /\p{Cc}/u;

/**
 * What can lead to another host: a second slash at the start, a backslash, which browsers read as a
 * slash, dots that shorten the path to such a start, and `/@`.
 */
const leadsOut = /^\/[/@]|\\|\/\.\.?(?:\/|$)/;

const encodedAscii = /%[0-7][0-9a-f]/gi;

/**
 * Where to go after sign-in (reading-service, section 2): the wanted path of this site, with its
 * query and fragment, or `/` where none is stored or it could lead elsewhere. Taken are only paths:
 * no address with a scheme or host, even if it is this site's; nothing that once or repeatedly
 * decoded is another host's; no control characters nor halves of a character, which no address can
 * carry; no more than 2048 characters.
 */
export function redirectTarget(wanted: string | null | undefined): string {
  return wanted && isOwnPath(wanted) ? wanted : '/';
}

function isOwnPath(target: string): boolean {
  if (!target.startsWith('/') || target.length > redirectMaxLength) return false;
  if (!target.isWellFormed()) return false;
  if (controls.test(decoded(target))) return false;
  return !leadsOut.test(decoded(target.replace(/[?#].*/s, '')));
}

/** With every encoded ASCII character decoded, however often it was encoded. */
function decoded(text: string): string {
  const once = text.replace(encodedAscii, (code) =>
    String.fromCharCode(Number.parseInt(code.slice(1), 16)),
  );
  return once === text ? text : decoded(once);
}
