import type { ApiError } from '@hanji/api-client/request/api-error.ts';
import { screenFailure } from '@hanji/domain/errors/kinds/screen-failure.ts';
import { describeApiError } from '@hanji/edition/errors/describe-api-error.ts';
import { useOnline } from '@hanji/edition/errors/use-online.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';

const ofTheWay: ReadonlySet<string> = new Set(['connectionLost', 'hostNotFound', 'slow']);

/** What is said of a request that failed: of the way to the service its trouble, else its own words. */
export function useFailedWords(): (error: ApiError) => string {
  const t = usePhrases('errors');
  const online = useOnline();
  return ({ code, message }) => {
    const { kind } = screenFailure(code, online);
    return ofTheWay.has(kind) ? `${t(describeApiError(code, online).title)}.` : message;
  };
}
