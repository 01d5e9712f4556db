/** Login, told where it is to lead afterwards (challenge-and-shutdown, section 2.1). */
export function loginPath(wanted: string): string {
  return `/login?redirect=${encodeURIComponent(wanted.toWellFormed())}`;
}
