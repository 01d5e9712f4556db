/** What is worn on a head is painted in. */
export type Colors = {
  readonly main: string;
  readonly trim: string;
  readonly hair: string;
  readonly second: string;
};
