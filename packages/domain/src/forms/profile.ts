import { checkText, checkOptionalText } from '#forms/free-text.ts';
import { refused, type Checked, accepted } from '#forms/checked.ts';
import { hasInvisible, isBlank } from '#text/invisible-characters.ts';
import { cutToVisible, visibleCharacters } from '#text/visible-characters.ts';
import { checkImageKind, type Image } from './upload.ts';
/** In characters as a reader sees them (reading-service, section 5). */
export const nicknameMaxLength = 20;

export type NicknameReason = 'required' | 'tooLong' | 'character';

const forbidden = /[<>&"'/\\`]/;

/** More marks on a letter than any language writes: they are drawn over the lines above and below. */
const heaped = /\p{M}{5}/u;

/**
 * A nickname, without blanks around it (reading-service, section 5): something to read, at most 20
 * characters, none of them a control, invisible, heaped with marks, or one of < > & " ' / \ and
 * backquote. The reasons are looked for in this order.
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
  return forbidden.test(text) || heaped.test(text.normalize('NFC')) || hasInvisible(text);
}

/** What a numeric input of a mobile number is cut to. */
export const mobileMaxLength = 11;

/**
 * A Korean mobile number, digits only (reading-service, section 5): 01, one of 0, 1, 6, 7, 8, 9,
 * then 4 and 4 digits. Without one: `required` where the edition's flag asks for it, else null.
 * What is given must have the `format` either way.
 */
export function checkMobile(
  mobile: string,
  flags: { readonly required: boolean },
): Checked<string | null, 'required' | 'format'> {
  if (isBlank(mobile)) return flags.required ? refused('required') : accepted(null);
  return /^01[016-9][0-9]{8}$/.test(mobile) ? accepted(mobile) : refused('format');
}

const avatarKinds = ['jpeg', 'png', 'bmp'] as const;

/** "About 1 MB": over so many bytes a picture is made smaller before it is sent. */
const avatarResizeOverBytes = 1_048_576;
export const avatarResizedWidth = 300;

/**
 * The picture of a profile (reading-service, section 5): jpeg, png or bmp. `resizeToWidth` says to
 * what width, in pixels, it is made smaller before upload; null where it is sent as it is.
 */
export function checkAvatar(
  image: Image,
): Checked<{ readonly resizeToWidth: typeof avatarResizedWidth | null }, 'type'> {
  const checked = checkImageKind(image.kind, avatarKinds);
  if (!checked.ok) return checked;
  const resizeToWidth = image.size > avatarResizeOverBytes ? avatarResizedWidth : null;
  return accepted({ resizeToWidth });
}

/**
 * Why somebody deletes the account (reading-service, section 5 "a reason is required when active",
 * read as: while the form shows its reason field as active). `required`, then `tooLong` over 500
 * code units; of a field that is not active nothing is sent, so null.
 */
export function checkDeletionReason(
  reason: string,
  field: { readonly active: boolean },
): Checked<string | null, 'required' | 'tooLong'> {
  if (!field.active) return accepted(null);
  const checked = checkOptionalText(reason);
  return checked.ok && checked.value === null ? refused('required') : checked;
}
