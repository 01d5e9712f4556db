import { accepted, refused, type Checked } from '#forms/checked.ts';
import { checkText } from '#forms/free-text.ts';
import { numericInput } from '#forms/numeric-input.ts';
import { cutToVisible } from '#text/visible-characters.ts';
import { checkImage, type Image, type ImageKind } from './upload.ts';
export const accountNumberMaxLength = 14;

/** In characters as a reader sees them. */
export const accountHolderMaxLength = 10;

/** What the input of the account number holds (challenge-and-shutdown, section 5): 14 digits at most. */
export function accountNumberInput(text: string): string {
  return numericInput(text, accountNumberMaxLength);
}

/** What the input of the holder's name holds: 10 characters at most. */
export function accountHolderInput(text: string): string {
  return cutToVisible(text, accountHolderMaxLength);
}

/** The account number as it is sent: `required`, digits only (`format`), at most 14 (`tooLong`). */
export function checkAccountNumber(
  number: string,
): Checked<string, 'required' | 'format' | 'tooLong'> {
  if (number === '') return refused('required');
  if (!/^[0-9]+$/.test(number)) return refused('format');
  return number.length > accountNumberMaxLength ? refused('tooLong') : accepted(number);
}

/** What nobody sees, or what shows letters in another order; joiners belong to names. */
const unseen = /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu;
const controls = /[\p{Cc}\p{Cs}]/gu;

/**
 * The holder's name as it is sent, on one line and as a bank reads it, each letter as one with its
 * accents, without blanks around it: `required`, at most 10 (`tooLong`).
 */
export function checkAccountHolder(name: string): Checked<string, 'required' | 'tooLong'> {
  const seen = name.normalize('NFC').replace(unseen, '');
  return checkText(seen.replace(/\s+/gu, ' ').replace(controls, ''), accountHolderMaxLength);
}

const bankbookKinds = ['png', 'jpeg'] as const;

/** 10 MB, which are themselves taken. */
export const bankbookMaxBytes = 10_485_760;

/**
 * The picture of a bank book (challenge-and-shutdown, section 5): `type` unless png or jpeg, then
 * `tooLarge` over 10 MB.
 */
export function checkBankbookImage(image: Image): Checked<ImageKind, 'type' | 'tooLarge'> {
  return checkImage(image, { kinds: bankbookKinds, maxBytes: bankbookMaxBytes });
}
