import { TooLargeError } from '#ingest/import-error.ts';

/** Twice what a document may be. */
const mostCharacters = 32 * 1024 * 1024;
/** So many are put together at once: small pieces take many times the memory of their letters. */
const chunk = 64 * 1024;

type Attributes = Iterable<readonly [name: string, value: string]>;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

// Ends of lines, and of an attribute also white space, would be read as others.
const inText = /[&<>\r\u0085\u2028\u2029]/g;
const inAttribute = /[&<>"\t\n\r\u0085\u2028\u2029]/g;

function escaped(text: string, signs: RegExp): string {
  return text.replace(signs, (sign) => escapes[sign] ?? `&#${sign.charCodeAt(0)};`);
}

export function writtenAttributes(attributes: Attributes): string {
  let all = '';
  for (const [name, value] of attributes) all += ` ${name}="${escaped(value, inAttribute)}"`;
  return all;
}

/** Writes elements and words as XML that can be read in one way only. */
export type XmlWriter = {
  open(tag: string, attributes: Attributes): void;
  words(text: string): void;
  close(tag: string): void;
  /** All of it; of elements that were not closed the tags are missing. */
  text(): string;
};

export function createXmlWriter(): XmlWriter {
  const chunks: string[] = [];
  let [pieces, length, all, isTagOpen]: [string[], number, number, boolean] = [[], 0, 0, false];
  const putTogether = (): void => {
    // In memory of their own, and a byte to a letter where that will do.
    chunks.push(Buffer.from(pieces.join('')).toString());
    [pieces, length] = [[], 0];
  };
  const put = (piece: string): void => {
    pieces.push(piece);
    length += piece.length;
    all += piece.length;
    if (all > mostCharacters) throw new TooLargeError('a document is too long once it is mended');
    if (length > chunk) putTogether();
  };
  const endTag = (): void => {
    if (isTagOpen) put('>');
    isTagOpen = false;
  };
  return {
    open(tag, attributes) {
      endTag();
      put(`<${tag}${writtenAttributes(attributes)}`);
      isTagOpen = true;
    },
    words(text) {
      if (text === '') return;
      endTag();
      put(escaped(text, inText));
    },
    close(tag) {
      put(isTagOpen ? '/>' : `</${tag}>`);
      isTagOpen = false;
    },
    text() {
      endTag();
      putTogether();
      return chunks.join('');
    },
  };
}
