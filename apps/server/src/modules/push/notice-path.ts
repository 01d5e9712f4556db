import { editions, type EditionId } from '@hanji/contract/editions.ts';

/** Where a notice leads at an edition: that of refunds has none of the pages but its own. */
export function noticePath(edition: EditionId, path: string): string {
  const { capabilities } = editions[edition];
  return capabilities.some((capability) => capability === 'reading') ? path : '/refund/home';
}
