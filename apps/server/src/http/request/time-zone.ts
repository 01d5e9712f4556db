const known = new Set(Intl.supportedValuesOf('timeZone'));

/** Whether a name is a time zone that dates can be reckoned in, links and `UTC` included. */
export function isTimeZone(name: string): boolean {
  if (known.has(name)) return true;
  if (!/^[\w+/-]{1,64}$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
