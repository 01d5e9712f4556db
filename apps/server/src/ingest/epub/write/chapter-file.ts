import type { Document } from '@xmldom/xmldom';

/** What a chapter takes of one file of a book. */
export type ChapterFile = {
  /** The file's path, against which addresses in it are read. */
  readonly source: string;
  /** Paths of the documents that it becomes, among those of the chapter. */
  readonly pathOf: (index: number) => string;
  /** Its first document too goes on where the one before it was parted from it. */
  readonly continued?: boolean;
  /** Its documents, anew each time: whoever asks may change them. */
  readonly read: () => Promise<readonly Document[]>;
};

/** A document of a chapter that is being written. */
export type ChapterDocument = {
  readonly path: string;
  readonly source: string;
  readonly document: Document;
};

/** Reads once what is asked for twice in a row, or is small enough to be kept until then. */
export function keptFile(file: ChapterFile): ChapterFile {
  let known: Promise<readonly Document[]> | undefined;
  return { ...file, read: () => (known ??= file.read()) };
}
