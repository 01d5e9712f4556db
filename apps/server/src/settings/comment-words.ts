import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SettingError } from './setting-error.ts';

/**
 * The words of a file, one in a line; a line that begins with # is a remark.
 * @throws SettingError where the file cannot be read
 */
export function commentWordsOf(file: string | undefined, checkout: string): readonly string[] {
  if (file === undefined) return [];
  return readText(path.resolve(checkout, file))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/^\ufeff/, '');
  } catch {
    throw new SettingError(`HANJI_COMMENT_WORDS: the file ${file} cannot be read`);
  }
}
