import type { HomeElement } from '@hanji/contract/entities/home.ts';
import type { BannerCardProps } from '@hanji/ui-kit/works/banner-card/BannerCard.tsx';
import type { CoverProps } from '@hanji/ui-kit/works/cover/Cover.tsx';

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

/** The cover of a title; where there is room, a key visual that lies takes its place. */
export function elementCover(
  element: HomeElement,
  hasRoom: boolean,
): Pick<CoverProps, 'src' | 'largeSrc'> {
  const { imageUrl, largeImageUrl, largeWidth, largeHeight } = element;
  const lies = largeImageUrl !== '' && largeWidth > largeHeight;
  return { src: imageUrl || null, largeSrc: hasRoom && lies ? largeImageUrl : undefined };
}
