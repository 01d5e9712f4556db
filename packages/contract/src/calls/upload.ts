/**
 * The kinds of file that an upload may be of, as their first bytes say; never as a client names
 * them. A `part` is one of a larger file, of which its bytes say nothing yet.
 */
const uploadKinds = ['jpeg', 'png', 'gif', 'bmp', 'part'] as const;
export type UploadKind = (typeof uploadKinds)[number];

/** What one field of a multipart body may carry. */
export type UploadRule = {
  readonly kinds: readonly [UploadKind, ...UploadKind[]];
  /** Of each file; a file of exactly this size is taken. */
  readonly maxBytes: number;
  readonly maxCount: number;
};
