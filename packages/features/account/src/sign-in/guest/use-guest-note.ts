import { useIsGuest } from '@hanji/edition/session/guest/use-is-guest.ts';
import { joinSentences } from '@hanji/i18n/format/sentences.ts';
import { useLocale, usePhrases } from '@hanji/i18n/use-phrases.ts';

/** What is said before a sign-up; to a guest also that what they have read comes along. */
export function useGuestNote(text: string): string {
  const locale = useLocale();
  const comesAlong = usePhrases('signIn')('guestComesAlong');
  return useIsGuest() ? joinSentences(locale, [text, comesAlong]) : text;
}
