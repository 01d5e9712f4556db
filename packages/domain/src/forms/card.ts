import { accepted, problemsOf, refused, type Checked, type Problem } from '#forms/checked.ts';

type CardReason = 'format';

/** What somebody types of a card; all of it is for the token host alone. */
export type CardEntered = {
  readonly number: string;
  /** Month and year: `08/29`. */
  readonly expire: string;
  readonly securityCode: string;
};

function digitsOf(entered: string): string {
  return entered.normalize('NFKC').replaceAll(/[\s\p{Pd}]/gu, '');
}

function passesLuhn(number: string): boolean {
  const sum = [...number].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** 14 to 16 digits of which the last one fits the others; blanks and hyphens do not matter. */
function checkNumber(entered: string): Checked<string, CardReason> {
  const number = digitsOf(entered);
  return /^\d{14,16}$/.test(number) && passesLuhn(number) ? accepted(number) : refused('format');
}

/** `MM/YY` of a month that is not over at `now`, wherever that is read. */
function checkExpire(entered: string, now: Date): Checked<string, CardReason> {
  const [, month = '', year = ''] = /^(0?[1-9]|1[0-2])\/?(\d{2})$/.exec(digitsOf(entered)) ?? [];
  if (month === '') return refused('format');
  const ends = Date.UTC(2000 + Number(year), Number(month), 2);
  return ends > now.getTime() ? accepted(`${month.padStart(2, '0')}/${year}`) : refused('format');
}

function checkSecurityCode(entered: string): Checked<string, CardReason> {
  const code = digitsOf(entered);
  return /^\d{3,4}$/.test(code) ? accepted(code) : refused('format');
}

/** What stands against having a card turned into a token, in the order of the fields. */
export function cardProblems(
  { number, expire, securityCode }: CardEntered,
  now: Date,
): readonly Problem<keyof CardEntered, CardReason>[] {
  return [
    ...problemsOf('number', checkNumber(number)),
    ...problemsOf('expire', checkExpire(expire, now)),
    ...problemsOf('securityCode', checkSecurityCode(securityCode)),
  ];
}

/**
 * What the token host takes (challenge-and-shutdown, section 7 "card tokenisation"): digits alone,
 * and month and year of two digits each; null where a problem is left.
 */
export function cardToSend(entered: CardEntered, now: Date): CardEntered | null {
  const number = checkNumber(entered.number);
  const expire = checkExpire(entered.expire, now);
  const securityCode = checkSecurityCode(entered.securityCode);
  if (!number.ok || !expire.ok || !securityCode.ok) return null;
  return { number: number.value, expire: expire.value, securityCode: securityCode.value };
}
