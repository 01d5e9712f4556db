import { at } from '#browser/editions.ts';
import { phrases } from '#browser/phrases.ts';

type Name = 'ko' | 'ja' | 'global' | 'vi-refund';

function editionOf(
  name: Name,
  language: keyof typeof phrases,
  size: '@phone' | '@desktop',
  /** Where the form for an email stands. */
  formPath: '/login' | '/login/email' = '/login',
) {
  return {
    name,
    language,
    size,
    formPath,
    words: phrases[language],
    /** An address of the edition. */
    at: (path: string) => at(name, path),
  };
}

/** An edition as journeys of accounts go through it, in its first language. */
export type AccountEdition = ReturnType<typeof editionOf>;

export const korean = editionOf('ko', 'ko-KR', '@phone', '/login/email');
export const japanese = editionOf('ja', 'ja-JP', '@desktop');
export const english = editionOf('global', 'en-US', '@phone');
/** Only its login is there for members, who ask for a refund with it. */
export const vietnamese = editionOf('vi-refund', 'vi-VN', '@desktop');

/**
 * Those with a login. They run the same pages: what neither an edition's ways in nor its addresses
 * change is gone through in one or two of them.
 */
export const loginEditions: readonly AccountEdition[] = [korean, japanese, english, vietnamese];
