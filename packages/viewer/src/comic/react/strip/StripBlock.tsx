import { type ReactElement, memo, useLayoutEffect, useState } from 'react';
import type { StripLayout } from '@hanji/domain/reading/pages/strip-layout.ts';
import type { ComicImage } from '#comic/engine/comic-image.ts';
import { isWithin, type LoadWindow } from '#comic/engine/window/image-window.ts';
import type { LiveImages } from '#comic/engine/window/live-images.ts';
import { ComicPicture, type ComicPictureProps } from '#comic/react/picture/ComicPicture.tsx';

type Shared = Pick<
  ComicPictureProps,
  'openedAt' | 'sizes' | 'labels' | 'loadImage' | 'onFailed' | 'onSettled'
>;

type StripBlockProps = LoadWindow &
  Shared & {
    readonly layout: StripLayout<ComicImage>;
    readonly live: LiveImages;
    /** Those that the reader sees first. */
    readonly first: LoadWindow;
  };

/** Images of a strip that are drawn together, and not again when the strip grows. */
export const StripBlock = memo(function StripBlock(props: StripBlockProps): ReactElement {
  const { from, to, layout, live, first, ...shared } = props;
  const { images, edges } = layout;
  return (
    <>
      {images.slice(from, to + 1).map((image, at) => {
        const index = from + at;
        return (
          <LivePicture
            key={image.id}
            {...shared}
            image={image}
            live={live}
            index={index}
            top={edges[index] ?? 0}
            next={edges[index + 1]}
            urgent={isWithin(first, index)}
            named={images[index - 1]?.page !== image.page}
          />
        );
      })}
    </>
  );
});

type LivePictureProps = Omit<ComicPictureProps, 'active'> & {
  readonly live: LiveImages;
  readonly index: number;
};

/** An image that is loaded while the reader is near. */
export function LivePicture({ live, index, ...picture }: LivePictureProps): ReactElement {
  const [active, setActive] = useState(() => isWithin(live.window(), index));
  useLayoutEffect(() => live.follow(index, setActive), [live, index]);
  return <ComicPicture {...picture} active={active} />;
}
