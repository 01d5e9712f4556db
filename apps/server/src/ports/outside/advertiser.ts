/** Who shows advertisements, and knows which were shown. */
export type Advertiser = {
  /** One to be shown now. */
  begin(): Promise<{
    /** By which the advertiser knows it. */
    readonly reference: string;
    readonly clipUrl: string;
    readonly seconds: number;
  }>;
  /** Whether it was shown to its end, of one that was begun at that time. */
  wasShown(shown: { readonly reference: string; readonly begunAt: Date }): Promise<boolean>;
};
