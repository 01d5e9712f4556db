import { useHasPage } from '@hanji/edition/frame/site-paths.ts';

/** Where a forgotten password begins: below `/login` where nothing else can be reached. */
export function useFindPath(): string {
  return useHasPage()('/password/find') ? '/password/find' : '/login/password/find';
}
