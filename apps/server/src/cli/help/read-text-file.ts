import { readFile } from 'node:fs/promises';
import { UsageError } from '../usage-error.ts';

const longest = 100_000;

/** The text of a file. @throws UsageError where it cannot be read, is none, or is too long */
export async function readTextFile(path: string): Promise<string> {
  const bytes = await readFile(path).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${path} cannot be read: ${why}`);
  });
  if (bytes.length > longest) throw new UsageError(`${path} has over ${longest} bytes`);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (text.includes('\0')) throw new TypeError('it holds NUL');
    return text.replaceAll('\r\n', '\n').trim();
  } catch {
    throw new UsageError(`${path} is no text in UTF-8`);
  }
}
