export type ListedUpload = {
  readonly key: string;
  readonly name: string;
  /** In words: "1.2 MB", "1200 × 8000". */
  readonly about?: string | undefined;
  /** Shown small: what was chosen, or the address of what was sent before. */
  readonly picture?: Blob | string | undefined;
  /** What it has come to, in words: "Waiting", "Sent". */
  readonly status?: string | undefined;
  /** 0 to 100 while it is on its way. */
  readonly percent?: number | undefined;
  readonly error?: string | undefined;
  /** It can be sent again as it is. */
  readonly canRetry?: boolean | undefined;
};

export type UploadListLabels = {
  readonly list: string;
  /** Name of the handle: "Move page-1.png". */
  readonly move: (name: string) => string;
  /** How the keyboard moves, for all handles. */
  readonly moveHint: string;
  /** Spoken after a move: "page-1.png is now 3 of 12". */
  readonly moved: (name: string, position: number, total: number) => string;
  readonly more: (name: string) => string;
  readonly toStart: string;
  readonly toEnd: string;
  readonly replace: string;
  readonly retry: string;
  readonly remove: string;
};
