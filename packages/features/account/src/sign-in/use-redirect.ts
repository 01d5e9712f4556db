import { useSearchParams } from 'react-router-dom';

/** Where the reader wanted to go; the rule of redirect targets judges it wherever it is followed. */
export function useRedirect(): string | null {
  const [query] = useSearchParams();
  return query.get('redirect');
}

/** The same wish, carried to another page. */
export function withRedirect(path: string, redirect: string | null): string {
  return redirect ? `${path}?redirect=${encodeURIComponent(redirect.toWellFormed())}` : path;
}
