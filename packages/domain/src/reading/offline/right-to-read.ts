import type { RestrictedAge } from '@hanji/contract/vocabulary.ts';

const forAdults: RestrictedAge = 19;

/** A refusal by which the right to read a chapter has ended. */
const endings: readonly number[] = [401, 402, 403, 404, 410, 451];

/** Whether a kept title may be shown: one for adults only while its reader accepts those. */
export function isShownOffline(restrictedAge: RestrictedAge, acceptsMature: boolean): boolean {
  return restrictedAge !== forAdults || acceptsMature;
}

/** Whether a result code of the service says that a chapter may not be read any more. */
export function endsRightToRead(code: number): boolean {
  return endings.includes(code);
}
