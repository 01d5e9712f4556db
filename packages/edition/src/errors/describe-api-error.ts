import { connectionFailureCode, type ApiError } from '@hanji/api-client/request/api-error.ts';
import type { SourcePhrases } from '@hanji/i18n/phrases.ts';

type ErrorPhrase = keyof SourcePhrases['errors'];

/** What a screen says and offers when a call has failed. */
export type ErrorDescription = {
  readonly title: ErrorPhrase;
  readonly text: ErrorPhrase;
  readonly drawing: 'offline' | 'error' | 'work' | 'missing' | 'lock';
  /** `auto` tries again by itself until it works, beside the button. */
  readonly retry: 'auto' | 'manual' | 'none';
};

const described: Readonly<Record<number, ErrorDescription>> = {
  401: { title: 'signInTitle', text: 'signInText', drawing: 'lock', retry: 'none' },
  402: { title: 'purchaseTitle', text: 'purchaseText', drawing: 'lock', retry: 'none' },
  404: { title: 'notFoundTitle', text: 'notFoundText', drawing: 'missing', retry: 'none' },
  408: { title: 'slowTitle', text: 'slowText', drawing: 'error', retry: 'manual' },
  426: { title: 'updateTitle', text: 'updateText', drawing: 'error', retry: 'none' },
  428: { title: 'matureTitle', text: 'matureText', drawing: 'lock', retry: 'none' },
  429: { title: 'tooManyTitle', text: 'tooManyText', drawing: 'error', retry: 'manual' },
  451: { title: 'adultTitle', text: 'adultText', drawing: 'lock', retry: 'none' },
  500: { title: 'serviceTitle', text: 'serviceText', drawing: 'error', retry: 'manual' },
  503: { title: 'maintenanceTitle', text: 'maintenanceText', drawing: 'work', retry: 'auto' },
};

const unknown: ErrorDescription = {
  title: 'unknownTitle',
  text: 'unknownText',
  drawing: 'error',
  retry: 'manual',
};

/** reading-service, section 8, as far as a screen that could not load its data goes. */
export function describeApiError(error: ApiError, online: boolean): ErrorDescription {
  if (error.code !== connectionFailureCode) return described[error.code] ?? unknown;
  return online
    ? { title: 'unreachableTitle', text: 'unreachableText', drawing: 'offline', retry: 'auto' }
    : { title: 'offlineTitle', text: 'offlineText', drawing: 'offline', retry: 'auto' };
}
