import { accepted, refused, type Checked } from './checked.ts';

/** A choice out of a closed list: `required` where none was made, `unknown` where it is not in it. */
export function checkChoice<Choice extends string>(
  given: string | null,
  choices: readonly Choice[],
): Checked<Choice, 'required' | 'unknown'> {
  if (!given) return refused('required');
  const chosen = choices.find((choice) => choice === given);
  return chosen === undefined ? refused('unknown') : accepted(chosen);
}

/** A box that must be ticked (reading-service, section 5; challenge-and-shutdown, section 5). */
export function checkAgreement(ticked: boolean): Checked<true, 'required'> {
  return ticked ? accepted(true) : refused('required');
}
