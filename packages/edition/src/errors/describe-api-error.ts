import {
  screenFailure,
  type ScreenFailure,
  type ScreenFailureKind,
} from '@hanji/domain/errors/kinds/screen-failure.ts';
import type { PlainPhrase } from '@hanji/i18n/translate.ts';

type ErrorPhrase = PlainPhrase<'errors'>;

type Look = {
  readonly title: ErrorPhrase;
  readonly text: ErrorPhrase;
  readonly drawing: 'offline' | 'error' | 'work' | 'missing' | 'lock';
};

/** What a screen says and offers when a call has failed. */
export type ErrorDescription = Look & ScreenFailure;

const looks: Readonly<Record<ScreenFailureKind, Look>> = {
  connectionLost: { title: 'offlineTitle', text: 'offlineText', drawing: 'offline' },
  hostNotFound: { title: 'unreachableTitle', text: 'unreachableText', drawing: 'offline' },
  signIn: { title: 'signInTitle', text: 'signInText', drawing: 'lock' },
  purchase: { title: 'purchaseTitle', text: 'purchaseText', drawing: 'lock' },
  notFound: { title: 'notFoundTitle', text: 'notFoundText', drawing: 'missing' },
  slow: { title: 'slowTitle', text: 'slowText', drawing: 'error' },
  update: { title: 'updateTitle', text: 'updateText', drawing: 'error' },
  mature: { title: 'matureTitle', text: 'matureText', drawing: 'lock' },
  tooMany: { title: 'tooManyTitle', text: 'tooManyText', drawing: 'error' },
  adult: { title: 'adultTitle', text: 'adultText', drawing: 'lock' },
  service: { title: 'serviceTitle', text: 'serviceText', drawing: 'error' },
  maintenance: { title: 'maintenanceTitle', text: 'maintenanceText', drawing: 'work' },
  unknown: { title: 'unknownTitle', text: 'unknownText', drawing: 'error' },
};

/** The words for a failed call of a screen that could not load its data; the rule is the domain's. */
export function describeApiError(code: number, online: boolean): ErrorDescription {
  const { kind, retry } = screenFailure(code, online);
  return { ...looks[kind], kind, retry };
}
