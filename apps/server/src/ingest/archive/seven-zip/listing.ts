import { ImportError } from '../../import-error.ts';
import type { PackedEntry } from '../container.ts';

/** What 7-Zip's list says of an entry. */
export type ListedEntry = Pick<PackedEntry, 'kind' | 'size' | 'encrypted'> & {
  /** Its name's bytes, in latin1. */
  readonly raw: string;
  /** Null where the archive has none that is known. */
  readonly crc: number | null;
};

export type Listing = {
  readonly entries: readonly ListedEntry[];
  /** Bytes behind the archive. */
  readonly tail: number;
};

type Fields = ReadonlyMap<string, string>;

const links = ['Symbolic Link', 'Hard Link', 'Copy Link'];
/** As `ls` writes modes: of a link, a device, a pipe or a socket. */
const specialMode = /(?:^| )[lbcps][-rwxsStT]{9}$/;

function kindOf(fields: Fields): PackedEntry['kind'] {
  const [attributes = '', mode = ''] = [fields.get('Attributes'), fields.get('Mode')];
  const special = [attributes, mode].some((value) => specialMode.test(value));
  if (special || links.some((link) => (fields.get(link) ?? '') !== '')) return 'special';
  return fields.get('Folder') === '+' || attributes.startsWith('D') ? 'folder' : 'file';
}

function entryOf(fields: Fields): ListedEntry {
  const crc = fields.get('CRC') ?? '';
  if (fields.get('Split Before') === '+' || fields.get('Split After') === '+') {
    throw new ImportError('the archive is one of several volumes');
  }
  const [raw = '', size = ''] = [fields.get('Path'), fields.get('Size')];
  const kind = kindOf(fields);
  if (kind === 'file' && !/^\d+$/.test(size)) {
    throw new ImportError('the archive does not say how large its files are');
  }
  return {
    raw,
    kind,
    size: kind === 'file' ? Number(size) : 0,
    encrypted: fields.get('Encrypted') === '+',
    crc: crc === '' ? null : Number.parseInt(crc, 16),
  };
}

/** Takes in the lines of `7zz l -slt`, and no more entries than are allowed. */
export function collectListing(mostEntries: number): {
  add(line: string): void;
  result(): Listing;
} {
  const entries: ListedEntry[] = [];
  let fields: Map<string, string> | null = null;
  let [begun, tail] = [false, 0];
  const finish = (): void => {
    if (fields !== null) entries.push(entryOf(fields));
    fields = null;
    if (entries.length > mostEntries) {
      throw new ImportError(`the archive has over ${mostEntries} entries`);
    }
  };
  return {
    add(line) {
      const [, key = '', value = ''] = /^([A-Z][A-Za-z ]+) = (.*)$/.exec(line) ?? [];
      if (!begun) {
        if (key === 'Multivolume' && value === '+') {
          throw new ImportError('the archive is one of several volumes');
        }
        if (key === 'Tail Size') tail = Number(value);
        begun = line === '----------';
      } else if (key === 'Path') {
        finish();
        fields = new Map([[key, value]]);
      } else if (line === '') {
        finish();
      } else if (key !== '') {
        fields?.set(key, value);
      }
    },
    result() {
      finish();
      return { entries, tail };
    },
  };
}
