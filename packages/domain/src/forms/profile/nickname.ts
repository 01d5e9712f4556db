import { checkText } from '#forms/free-text.ts';
import { refused, type Checked } from '#forms/checked.ts';
import { hasInvisible } from '#text/invisible-characters.ts';
import { cutToVisible, visibleCharacters } from '#text/visible-characters.ts';

/** In characters as a reader sees them (reading-service, section 5). */
export const nicknameMaxLength = 20;

export type NicknameReason = 'required' | 'tooLong' | 'character';

const forbidden = /[<>&"'/\\`]/;

/**
 * A nickname, without blanks around it (reading-service, section 5): something to read, at most 20
 * characters, none of them a control, invisible, or one of < > & " ' / \ and backquote. The reasons
 * are looked for in this order.
 */
export function checkNickname(nickname: string): Checked<string, NicknameReason> {
  const checked = checkText(nickname, nicknameMaxLength);
  return checked.ok && isForbidden(checked.value) ? refused('character') : checked;
}

/**
 * The nickname of who enters none at sign-up: the part of the email before the @, without what a
 * nickname may not hold, cut to 20 characters. Null where nothing is left: one must be entered.
 */
export function defaultNickname(email: string): string | null {
  const localPart = email.replace(/@.*/s, '');
  const taken = visibleCharacters(localPart).filter((character) => !isForbidden(character));
  const checked = checkNickname(cutToVisible(taken.join(''), nicknameMaxLength));
  return checked.ok ? checked.value : null;
}

/** The nickname that a sign-up gets: what is entered or, where that is nothing, the default. */
export function checkSignUpNickname(
  nickname: string,
  email: string,
): Checked<string, NicknameReason> {
  const checked = checkNickname(nickname);
  if (checked.ok || checked.reason !== 'required') return checked;
  const standard = defaultNickname(email);
  return standard === null ? checked : { ok: true, value: standard };
}

function isForbidden(text: string): boolean {
  return forbidden.test(text) || hasInvisible(text);
}
