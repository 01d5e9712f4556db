/** Of members there are as many as somebody wants to move: each moves only once. */
const pattern = /^previous-(0|[1-9]\d{0,7})$/;

/** What everybody who is a member there signs in with. */
export const previousPassword = 'hanji-before-1';
const emailDomain = '@hanji.example';
const codePrefix = 'PREVIOUS';

/** An account as the service asks for it (docs/settings.md). */
export type PreviousMember = {
  readonly id: string;
  readonly email: string;
  readonly nickname: string;
  readonly purchasedCoins: number;
  readonly freeCoins: number;
};

/** `previous-1`, by which the member is known at every provider. */
export function previousName(number: number): string {
  return `previous-${number}`;
}

export function previousEmail(number: number): string {
  return previousName(number) + emailDomain;
}

/** 16 capitals and digits. */
export function previousCode(number: number): string {
  return codePrefix + String(number).padStart(16 - codePrefix.length, '0');
}

/** The number of the member by whom the previous service fails, as one that is away does. */
const failing = 0;

/** @returns 'away' for the one of whom nothing can be learnt; null for nobody's name */
function memberBy(name: string): PreviousMember | 'away' | null {
  const number = Number(pattern.exec(name)?.[1] ?? Number.NaN);
  if (Number.isNaN(number)) return null;
  if (number === failing) return 'away';
  const hasCoins = number % 10 !== 0;
  return {
    id: previousName(number),
    email: previousEmail(number),
    nickname: previousName(number),
    purchasedCoins: hasCoins ? 1200 : 0,
    freeCoins: hasCoins ? 30 : 0,
  };
}

type Asked = Readonly<Record<string, unknown>>;

function nameInCode(code: string): string {
  const digits = code.startsWith(codePrefix) ? code.slice(codePrefix.length) : '';
  return /^\d{8}$/.test(digits) ? previousName(Number(digits)) : '';
}

/** How an account is shown, by the path at which that is asked. */
const ways: Readonly<Record<string, (asked: Asked) => PreviousMember | 'away' | null>> = {
  '/account/by-password': ({ email, password }) => {
    const [name = '', domain] = String(email).toLowerCase().split('@');
    return password === previousPassword && `@${domain}` === emailDomain ? memberBy(name) : null;
  },
  '/account/by-login': ({ subject }) => memberBy(String(subject)),
  '/account/by-serial-code': ({ serialCode }) => memberBy(nameInCode(String(serialCode))),
};

/** Who is shown by what was asked; null for nobody, or another path. */
export function previousMember(path: string, asked: Asked): PreviousMember | 'away' | null {
  return ways[path]?.(asked) ?? null;
}
