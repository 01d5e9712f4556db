import { UsageError } from '../usage-error.ts';

/** @throws UsageError for anything but a whole number from 1 to the most */
export function count(name: string, text: string | undefined, most: number): number {
  const number = /^\d+$/.test(text ?? '') ? Number(text) : 0;
  if (number < 1 || number > most) throw new UsageError(`--${name} is a number from 1 to ${most}`);
  return number;
}
