import type { ChapterFileSalesType, RestrictedAge } from '@hanji/contract/vocabulary.ts';
import { adultGate, type AdultStatus } from './adult-gate.ts';

export type ChapterAccess = 'open' | 401 | 402 | 404 | 428 | 451;

/**
 * What opening a chapter answers: the reader's age comes first, then whether it is free, a
 * preview, unlocked or rented. 401 asks to sign in, 402 to pay, 404 says there is no preview.
 */
export function chapterAccess(
  salesType: ChapterFileSalesType,
  chapter: {
    readonly free: boolean;
    readonly hasTrial: boolean;
    readonly unlocked: boolean;
    readonly rented: boolean;
  },
  title: { readonly restrictedAge: RestrictedAge; readonly verifiesAdults: boolean },
  reader: AdultStatus & { readonly signedIn: boolean },
): ChapterAccess {
  const gate = adultGate(title, reader);
  if (gate !== null) return gate;
  if (salesType === 'trial') return chapter.hasTrial ? 'open' : 404;
  if (chapter.free || chapter.unlocked || chapter.rented) return 'open';
  return reader.signedIn ? 402 : 401;
}
