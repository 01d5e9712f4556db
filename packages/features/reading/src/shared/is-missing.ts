import { isApiError } from '@hanji/api-client/request/api-error.ts';

/** Whether the service says that there is no such list: then there is no such page. */
export function isMissing(error: unknown): boolean {
  return isApiError(error) && error.code === 404;
}
