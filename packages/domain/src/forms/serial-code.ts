import { accepted, problemsOf, refused, type Checked, type Problem } from '#forms/checked.ts';
import { isBlank } from '#text/invisible-characters.ts';

export type SerialCodeReason = 'required' | 'format';

/**
 * The code by which a previous service lets go of an account (the page `/tw/input-serialcode` of
 * challenge-and-shutdown, section 2.6): 16 letters and digits, accepted in capitals. Hyphens and
 * blanks between them, as they are printed, and the wide forms of East Asian keyboards do not matter.
 */
export function checkSerialCode(entered: string): Checked<string, SerialCodeReason> {
  if (isBlank(entered)) return refused('required');
  const code = entered
    .normalize('NFKC')
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .toUpperCase();
  return /^[A-Z0-9]{16}$/.test(code) ? accepted(code) : refused('format');
}

/** What stands against sending the form. */
export function serialCodeProblems(form: {
  readonly serialCode: string;
}): readonly Problem<'serialCode', SerialCodeReason>[] {
  return problemsOf('serialCode', checkSerialCode(form.serialCode));
}
