import type { ArchiveKind } from './archive-kind.ts';

/** What an archive's directory says of an entry; none of it is true yet. */
export type PackedEntry = {
  /** As the archive has it, with slashes. */
  readonly path: string;
  readonly kind: 'file' | 'folder' | 'special';
  /** Unpacked bytes. */
  readonly size: number;
  readonly encrypted: boolean;
};

/** An archive of any kind, as its own reader gives it: to be looked over before it is used. */
export type Container = {
  readonly kind: ArchiveKind;
  /** Bytes of the archive itself. */
  readonly bytes: number;
  readonly entries: readonly PackedEntry[];
  /** What lies about the entries and is no part of them, in a few words. */
  readonly remarks: readonly string[];
  /** Unpacks the entry at an index, and checks what it gives. */
  read(index: number): Promise<Uint8Array>;
  readonly close: () => void;
};
