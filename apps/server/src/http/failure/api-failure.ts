import type { FailureData } from '@hanji/contract/envelope.ts';
import type { PlainPhrase } from '@hanji/i18n/translate.ts';

/** What the service says of a failure; clients show some of it (reading-service, section 8). */
export type MessageKey = PlainPhrase<'failures'>;

/** What a reader is told of a failure: by key in the reader's language, or word for word. */
export type FailureMessage = MessageKey | { readonly text: string };

/** A refusal that a call means: its code becomes the HTTP status and `result.code`. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly code: number;
  readonly readerMessage: FailureMessage;
  readonly data: FailureData;
  /** What is wrong, for developers: in English, and never shown to a reader. */
  readonly detail: string | null;

  constructor(
    code: number,
    readerMessage: FailureMessage,
    data: FailureData = null,
    detail: string | null = null,
  ) {
    super(detail ?? (typeof readerMessage === 'string' ? readerMessage : readerMessage.text));
    this.code = code;
    this.readerMessage = readerMessage;
    this.data = data;
    this.detail = detail;
  }
}

/** 400: the reader learns that it was not understood, a developer what was wrong. */
export function badRequest(detail: string): ApiFailure {
  return new ApiFailure(400, 'badRequest', null, detail);
}
