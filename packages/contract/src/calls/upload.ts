/** The kinds of file that an upload may be of, as their first bytes say; never as a client names them. */
const uploadKinds = ['jpeg', 'png', 'gif', 'bmp'] as const;
export type UploadKind = (typeof uploadKinds)[number];

/** What one field of a multipart body may carry. */
export type UploadRule = {
  readonly kinds: readonly [UploadKind, ...UploadKind[]];
  /** Of each file; a file of exactly this size is taken. */
  readonly maxBytes: number;
  readonly maxCount: number;
};
