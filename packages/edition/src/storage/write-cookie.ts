/** Sets a cookie from the page; where the site has HTTPS it is never sent without. */
export function writeCookie(
  cookie: string,
  { protocol }: Pick<Location, 'protocol'> = location,
): void {
  document.cookie = protocol === 'https:' ? `${cookie}; Secure` : cookie;
}
