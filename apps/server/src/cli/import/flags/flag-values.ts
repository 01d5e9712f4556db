import { UsageError } from '#cli/usage-error.ts';

export function listed(values: readonly string[]): string[] {
  return values.flatMap((value) => value.split(',').map((part) => part.trim()));
}

export function oneOf<Word extends string>(
  flag: string,
  words: readonly Word[],
  value: string,
): Word {
  const word = words.find((known) => known.toLowerCase() === value.toLowerCase());
  if (word !== undefined) return word;
  throw new UsageError(`--${flag} is one of ${words.join(', ')}, not "${value}"`);
}

export function whole(flag: string, value: string, most: number): number {
  const number = Number(value);
  if (/^\d+$/.test(value) && number <= most) return number;
  throw new UsageError(`--${flag} is a whole number from 0 to ${most}, not "${value}"`);
}

export function filled(flag: string, value: string): string {
  if (value.trim() === '') throw new UsageError(`--${flag} is empty`);
  return value.trim();
}

/** Reads a flag where it is given. */
export function given<Value, Key extends string, Result>(
  key: Key,
  value: Value | undefined,
  read: (value: Value) => Result,
): { [Name in Key]?: Result } {
  return value === undefined ? {} : ({ [key]: read(value) } as { [Name in Key]: Result });
}
