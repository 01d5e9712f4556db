const pictureThemes = ['light', 'dark'] as const;
export type PictureTheme = (typeof pictureThemes)[number];

/** The default story of a part in other words or the other direction: its colours are the same. */
const sameColors = /^(?:Korean|Japanese|Longest Text|Shortest|Right To Left)$/;

/** The themes in which a story is looked at: a part's dark colours are seen in its other stories. */
export function themesOf({ id, name }: { id: string; name: string }): readonly PictureTheme[] {
  return id.startsWith('kit-') && sameColors.test(name) ? ['light'] : pictureThemes;
}
