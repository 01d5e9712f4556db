import type { Result } from '@hanji/contract/envelope.ts';
import type { Locale } from '@hanji/contract/vocabulary.ts';
import type { ApiFailure } from './api-failure.ts';
import { messages } from './messages.ts';

/** The wrapping of an answer, already JSON (reading-service, section 7). */
export function successText(data: unknown, code: number): string {
  return `{"data":${JSON.stringify(data)},"result":{"code":${code},"message":"OK","debug":null}}`;
}

export function failureText(failure: ApiFailure, locale: Locale, debug: string | null): string {
  const message =
    typeof failure.said === 'string' ? messages[locale][failure.said] : failure.said.text;
  const result: Result = { code: failure.code, message, debug };
  return JSON.stringify({ data: failure.data, result });
}
