export const pictureThemes = ['light', 'dark'] as const;
export type PictureTheme = (typeof pictureThemes)[number];
