import { connectionFailureCode, type ApiError } from '@hanji/api-client/request/api-error.ts';
import type { SourcePhrases } from '@hanji/i18n/phrases.ts';

type ErrorPhrase = keyof SourcePhrases['errors'];

/** What a screen says and offers when a call has failed. */
export type ErrorDescription = {
  readonly title: ErrorPhrase;
  readonly text: ErrorPhrase;
  readonly picture: 'offline' | 'service' | 'maintenance' | 'missing' | 'locked';
  /** `auto` tries again by itself until it works, beside the button. */
  readonly retry: 'auto' | 'manual' | 'none';
};

const described: Readonly<Record<number, ErrorDescription>> = {
  401: { title: 'signInTitle', text: 'signInText', picture: 'locked', retry: 'none' },
  402: { title: 'purchaseTitle', text: 'purchaseText', picture: 'locked', retry: 'none' },
  404: { title: 'notFoundTitle', text: 'notFoundText', picture: 'missing', retry: 'none' },
  408: { title: 'slowTitle', text: 'slowText', picture: 'service', retry: 'manual' },
  426: { title: 'updateTitle', text: 'updateText', picture: 'service', retry: 'none' },
  428: { title: 'matureTitle', text: 'matureText', picture: 'locked', retry: 'none' },
  429: { title: 'tooManyTitle', text: 'tooManyText', picture: 'service', retry: 'manual' },
  451: { title: 'adultTitle', text: 'adultText', picture: 'locked', retry: 'none' },
  500: { title: 'serviceTitle', text: 'serviceText', picture: 'service', retry: 'manual' },
  503: { title: 'maintenanceTitle', text: 'maintenanceText', picture: 'maintenance', retry: 'auto' },
};

const unknown: ErrorDescription = {
  title: 'unknownTitle',
  text: 'unknownText',
  picture: 'service',
  retry: 'manual',
};

/** reading-service, section 8, as far as a screen that could not load its data goes. */
export function describeApiError(error: ApiError, online: boolean): ErrorDescription {
  if (error.code !== connectionFailureCode) return described[error.code] ?? unknown;
  return online
    ? { title: 'unreachableTitle', text: 'unreachableText', picture: 'offline', retry: 'auto' }
    : { title: 'offlineTitle', text: 'offlineText', picture: 'offline', retry: 'auto' };
}
