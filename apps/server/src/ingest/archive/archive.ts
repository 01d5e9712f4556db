import type { ArchiveKind } from './archive-kind.ts';

/** The files of an archive that was looked over. Names are in NFC, with slashes. */
export type Archive = {
  /** Found in its bytes. */
  readonly kind: ArchiveKind;
  /** Paths of its files, in the archive's order; folders are left out. */
  readonly names: readonly string[];
  /** Asks for a path as `read` takes it. */
  has(name: string): boolean;
  /**
   * The unpacked bytes, checked against size and checksum. A name that is not there in these
   * letters is looked for in other case. Throws when there is none.
   */
  read(name: string): Promise<Uint8Array>;
  readonly close: () => void;
};
