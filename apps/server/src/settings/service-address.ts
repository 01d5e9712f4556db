import { z } from 'zod';
import { isLoopback } from './loopback.ts';

/** Whether secrets may go to an address: encrypted, or to this machine. */
export function isSafeAddress(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
}

/** The address of a service of somebody else's, without a slash at the end. */
export const serviceAddress = z
  .string()
  .refine(isSafeAddress)
  .transform((url) => url.replace(/\/+$/, ''));

/** JSON of a variable; null for what is none. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
