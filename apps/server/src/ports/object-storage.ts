import type { Readable } from 'node:stream';

export type ObjectStat = {
  readonly size: number;
  readonly contentType: string;
  /** When it was put, last. */
  readonly modifiedAt: Date;
};

export type StoredObject = ObjectStat & {
  /** The bytes, once. Whoever asked must read it to its end or destroy it. */
  readonly body: Readable;
};

/** Inclusive, in bytes. */
export type ByteRange = { readonly start: number; readonly end: number };

export type PresignOptions = {
  /** From when and for how long it holds; equal options give equal addresses. */
  readonly from: Date;
  readonly seconds: number;
  /** The headers that the storage is to answer with. */
  readonly contentDisposition: string;
  readonly cacheControl: string;
};

/**
 * Where files lie: pictures and books, by key (`pages/<digest>/720.webp`). Every method throws
 * `InvalidKeyError` for a key that is not one.
 */
export type ObjectStorage = {
  /**
   * After this resolves the bytes survive a crash; a reader sees them whole or not at all. Chunks
   * are stored as they come; when their source throws, so does this, and nothing is stored.
   */
  put(
    key: string,
    bytes: Uint8Array | AsyncIterable<Uint8Array>,
    options: { contentType: string },
  ): Promise<void>;
  /** Null when there is none. */
  get(key: string, range?: ByteRange): Promise<StoredObject | null>;
  /** Null when there is none. */
  stat(key: string): Promise<ObjectStat | null>;
  /** An address at which the object can be fetched without us; null where there are none. */
  presign(key: string, options: PresignOptions): Promise<string | null>;
  /** Nothing happens when there is none. */
  delete(key: string): Promise<void>;
  /** Keys that begin with the prefix, which may be empty, in ascending order of bytes. */
  list(prefix: string): AsyncIterable<string>;
  /** Resolves when objects can be read and written; throws what is wrong otherwise. */
  check(): Promise<void>;
  close(): Promise<void>;
};
