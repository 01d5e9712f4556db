import { connectionKind, type ConnectionKind } from './connection-kind.ts';

export type ScreenFailureKind =
  | ConnectionKind
  | 'signIn'
  | 'purchase'
  | 'notFound'
  | 'slow'
  | 'update'
  | 'mature'
  | 'tooMany'
  | 'adult'
  | 'service'
  | 'maintenance'
  | 'unknown';

/** `auto` tries again by itself until it works, beside the button. */
type ScreenRetry = 'auto' | 'manual' | 'none';

export type ScreenFailure = { readonly kind: ScreenFailureKind; readonly retry: ScreenRetry };

const byCode: Readonly<Record<number, ScreenFailure>> = {
  401: { kind: 'signIn', retry: 'none' },
  402: { kind: 'purchase', retry: 'none' },
  404: { kind: 'notFound', retry: 'none' },
  408: { kind: 'slow', retry: 'manual' },
  426: { kind: 'update', retry: 'none' },
  428: { kind: 'mature', retry: 'none' },
  429: { kind: 'tooMany', retry: 'manual' },
  451: { kind: 'adult', retry: 'none' },
  500: { kind: 'service', retry: 'manual' },
  503: { kind: 'maintenance', retry: 'auto' },
};

/**
 * What a screen shows in place of data that did not come, and whether it tries again
 * (reading-service, section 8, as far as the screen stays where it is).
 */
export function screenFailure(code: number, online: boolean): ScreenFailure {
  if (code === 9999) return { kind: connectionKind(online), retry: 'auto' };
  return byCode[code] ?? { kind: 'unknown', retry: 'manual' };
}
