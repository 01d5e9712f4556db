import { useSearchParams } from 'react-router-dom';

/** Where the reader wanted to go; the rule of redirect targets judges it wherever it is followed. */
export function useRedirect(): string | null {
  const [query] = useSearchParams();
  return query.get('redirect');
}
