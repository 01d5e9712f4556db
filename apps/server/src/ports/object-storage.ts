import type { Readable } from 'node:stream';

export type ObjectStat = {
  readonly size: number;
  readonly contentType: string;
};

export type StoredObject = ObjectStat & {
  /** The bytes, once. Whoever asked must read it to its end or destroy it. */
  readonly body: Readable;
};

/** Inclusive, in bytes. */
export type ByteRange = { readonly start: number; readonly end: number };

/**
 * Where files lie: pictures and books, by key (`pages/<digest>/720.webp`). Every method throws
 * `InvalidKeyError` for a key that is not one.
 */
export type ObjectStorage = {
  /** After this resolves the bytes survive a crash; a reader sees them whole or not at all. */
  put(key: string, bytes: Uint8Array, options: { contentType: string }): Promise<void>;
  /** Null when there is none. */
  get(key: string, range?: ByteRange): Promise<StoredObject | null>;
  /** Null when there is none. */
  stat(key: string): Promise<ObjectStat | null>;
  /** Nothing happens when there is none. */
  delete(key: string): Promise<void>;
  /** Keys that begin with the prefix, which may be empty, in ascending order of bytes. */
  list(prefix: string): AsyncIterable<string>;
  /** Resolves when objects can be read and written; throws what is wrong otherwise. */
  check(): Promise<void>;
  close(): Promise<void>;
};
