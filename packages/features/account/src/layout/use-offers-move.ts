import { useGetAppConfigQuery } from '@hanji/api-client/endpoints/app.ts';
import { useHasPage } from '@hanji/edition/frame/site-paths.ts';

/** Whether an account can be moved here; false until that is known. */
export function useOffersMove(): boolean {
  const hasPage = useHasPage();
  const ofSite = { params: { platform: 'web' } };
  const { data } = useGetAppConfigQuery(ofSite, { skip: !hasPage('/integrate') });
  return typeof data?.previousProduct === 'string';
}
