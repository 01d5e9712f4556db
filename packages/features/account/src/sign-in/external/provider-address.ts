const thisMachine: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * An address that readers may be sent to, where they type a password: by HTTPS, or on this machine,
 * where an identity provider stands in. Null for any other.
 */
export function providerAddress(
  url: string,
  { hostname }: Pick<Location, 'hostname'> = location,
): string | null {
  const parsed = URL.parse(url);
  if (!parsed || parsed.username || parsed.password) return null;
  if (parsed.protocol === 'https:') return parsed.href;
  const local = thisMachine.has(parsed.hostname) || parsed.hostname === hostname;
  return parsed.protocol === 'http:' && local ? parsed.href : null;
}
