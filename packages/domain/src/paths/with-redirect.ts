/**
 * A page of sign-in or sign-up, told where it is to lead afterwards; the rule of redirect targets
 * judges that wherever it is followed.
 */
export function withRedirect(path: string, redirect: string | null | undefined): string {
  return redirect ? `${path}?redirect=${encodeURIComponent(redirect.toWellFormed())}` : path;
}
