/**
 * A page of sign-in or sign-up, told where it is to lead afterwards; the rule of redirect targets
 * judges that wherever it is followed. Home, where it leads anyway, is left out.
 */
export function withRedirect(path: string, redirect: string | null | undefined): string {
  if (!redirect || redirect === '/') return path;
  return `${path}?redirect=${encodeURIComponent(redirect.toWellFormed())}`;
}
