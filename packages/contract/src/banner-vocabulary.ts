/** Looks of a banner, among those of an element. */
export const bannerUiTypes = ['banner_image', 'banner_list', 'banner_swipe'] as const;

export const bannerCategories = ['notice', 'free', 'event'] as const;
export type BannerCategory = (typeof bannerCategories)[number];
