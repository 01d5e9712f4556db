import type { Looks, Role } from '#figure/looks.ts';
import type { Palette } from '#paint/palette.ts';
import type { EmblemName } from '#script.ts';

/** What the pages of one title have in common. */
export type Title = {
  readonly slug: string;
  readonly palette: Palette;
  readonly looks: Partial<Record<Role, Looks>>;
  /** The object of its story, where there is one. */
  readonly emblem?: EmblemName | undefined;
};
