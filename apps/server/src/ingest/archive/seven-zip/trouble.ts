import { ImportError, TooLargeError } from '../../import-error.ts';

const MiB = 1024 * 1024;

/** What 7-Zip says that is worth handing on, in the order in which it counts. */
const known = [
  'Unexpected end of archive',
  'Headers Error',
  'CRC Failed',
  'Data Error',
  'Is not archive',
  'Unsupported Method',
];

/** Why 7-Zip could not do what it was asked for, from the lines that it wrote. */
export function troubleIn(lines: readonly string[], memoryBytes: number): ImportError {
  const text = lines.join('\n');
  if (/encrypted archive|wrong password/i.test(text))
    return new ImportError('the archive is encrypted');
  if (/missing volume/i.test(text)) return new ImportError('the archive is one of several volumes');
  if (/allocate required memory/.test(text)) {
    return new TooLargeError(`the archive takes over ${memoryBytes / MiB} MiB of memory to unpack`);
  }
  const why = known.find((words) => text.includes(words)) ?? 'it cannot be read';
  return new ImportError(`the archive is damaged or cut off: ${why}`);
}
