import { Redirect } from '@hanji/edition/router/Redirect.tsx';
import { useSearchParams } from 'react-router-dom';
import { useFindPath } from '#layout/use-find-path.ts';
import { PasswordOutcome, passwordOutcomes } from './PasswordOutcome.tsx';

/** How it ended, by the address; a state that is none leads to the beginning. */
export function PasswordResultPage() {
  const [query] = useSearchParams();
  const find = useFindPath();
  const state = passwordOutcomes.find((known) => known === query.get('state'));
  return state ? <PasswordOutcome state={state} /> : <Redirect to={find} />;
}
