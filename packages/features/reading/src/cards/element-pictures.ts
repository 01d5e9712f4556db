import type { HomeElement } from '@hanji/contract/entities/home.ts';
import type { BannerCardProps } from '@hanji/ui-kit/works/banner-card/BannerCard.tsx';

/** The picture of a banner and the one that takes its place above 767 px. */
export function elementPictures(
  element: HomeElement,
): Pick<BannerCardProps, 'picture' | 'largePicture'> {
  const { imageUrl, width, height, largeImageUrl, largeWidth, largeHeight } = element;
  return {
    picture: { src: imageUrl, width, height },
    largePicture: largeImageUrl
      ? { src: largeImageUrl, width: largeWidth, height: largeHeight }
      : undefined,
  };
}
