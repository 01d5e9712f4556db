import type { ApiError } from '@hanji/api-client/request/api-error.ts';
import type { AuthenticationErrorKind } from '@hanji/domain/errors/kinds/authentication-error.ts';
import { screenFailure } from '@hanji/domain/errors/kinds/screen-failure.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import { describeApiError } from '@hanji/edition/errors/describe-api-error.ts';
import { useOnline } from '@hanji/edition/errors/use-online.ts';
import { formatDateTime } from '@hanji/i18n/format/dates.ts';
import { useLocale, usePhrases } from '@hanji/i18n/use-phrases.ts';
import { authenticationWords } from './authentication-words.ts';

const tooMany = 429;
/** Screens go on by themselves once they are connected; what was entered here is sent again by hand. */
const sentByHand: ReadonlySet<string> = new Set(['connectionLost', 'hostNotFound']);
const ofTheService: ReadonlySet<string> = new Set([
  'connectionLost',
  'hostNotFound',
  'slow',
  'service',
  'maintenance',
  'update',
]);

/**
 * What a failed call of a form says: of a limit when to try again, of the service's own troubles
 * what they are, and else `says`; without it the service's own words.
 */
export function useCallWords(): (error: ApiError, says?: AuthenticationErrorKind) => string {
  const t = usePhrases('signIn');
  const errors = usePhrases('errors');
  const locale = useLocale();
  const { timeZone } = useEdition();
  const online = useOnline();
  return ({ code, endAt, message }, says) => {
    if (code === tooMany) {
      return endAt
        ? t('tooManyUntil', { time: formatDateTime(locale, endAt, timeZone) })
        : errors('tooManyText');
    }
    const { kind } = screenFailure(code, online);
    const { title, text } = describeApiError(code, online);
    const own = errors(sentByHand.has(kind) ? title : text);
    if (ofTheService.has(kind)) return own;
    return says ? t(authenticationWords[says]) : message || own;
  };
}
