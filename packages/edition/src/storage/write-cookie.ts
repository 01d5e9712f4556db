/** Sets a cookie from the page; where the site has HTTPS it is never sent without. */
export function writeCookie(cookie: string): void {
  document.cookie = location.protocol === 'https:' ? `${cookie}; Secure` : cookie;
}
