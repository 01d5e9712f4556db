import type { Result } from '@hanji/contract/envelope.ts';
import type { Locale } from '@hanji/contract/vocabulary.ts';
import { translators } from '@hanji/i18n/translators.ts';
import type { ApiFailure } from './api-failure.ts';

/** A failure in the envelope, already JSON, in a reader's language (reading-service, section 7). */
export function failureText(failure: ApiFailure, locale: Locale, debug: string | null): string {
  const message =
    typeof failure.readerMessage === 'string'
      ? translators[locale](`failures:${failure.readerMessage}`)
      : failure.readerMessage.text;
  const result: Result = { code: failure.code, message, debug };
  return JSON.stringify({ data: failure.data, result });
}
