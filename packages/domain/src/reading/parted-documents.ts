/** Name of a document that goes on with another that was too long to be laid out, counted from 2. */
export function partName(document: string, part: number): string {
  return `${document}.part-${part}.xhtml`;
}

/** The same of one that was too long to be read at once; each may have parts again. */
export function segmentName(document: string, segment: number): string {
  return `${document}.segment-${segment}.xhtml`;
}

// A name that was taken has got dashes.
const part = /^(.+)\.part-(\d+)-*\.xhtml$/s;
const segment = /^(.+)\.segment-(\d+)-*\.xhtml$/s;

type Standing = { readonly whole: string; readonly count: number };

function standing(name: string, kind: RegExp): Standing {
  const [, whole, count] = kind.exec(name) ?? [];
  return whole === undefined ? { whole: name, count: 1 } : { whole, count: Number(count) };
}

function follows(before: Standing | undefined, { whole, count }: Standing): boolean {
  return before?.whole === whole && before.count + 1 === count;
}

/**
 * For each document of a chapter, in reading order, whether it goes on in the middle of what the
 * one before it tells: it is the next of its parts by name, and no line of the contents leads to it.
 */
export function goingOn(
  names: readonly string[],
  isListed: (name: string) => boolean,
): readonly boolean[] {
  let ofDocument: Standing | undefined;
  let ofWhole: Standing | undefined;
  return names.map((name) => {
    const [own, all] = [standing(name, part), standing(name, segment)];
    if (!isListed(name) && follows(ofDocument, own)) {
      ofDocument = own;
      return true;
    }
    const goesOn = !isListed(name) && follows(ofWhole, all);
    ofDocument = { whole: name, count: 1 };
    ofWhole = all;
    return goesOn;
  });
}
