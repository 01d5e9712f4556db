import { type ReactElement, memo, useMemo } from 'react';
import type { ComicImage } from '#comic/engine/comic-image.ts';
import { sourceSet, sourcesOfTry } from '#comic/engine/source-set.ts';
import type { ComicLabels } from '#comic/react/comic-labels.ts';
import type { ComicViewerProps } from '#comic/react/comic-viewer-props.ts';
import { boxStyle } from '#comic/react/picture/box-style.ts';
import { useDrawnPicture } from '#comic/react/picture/drawn-pictures.ts';
import { useFailedPicture } from '#comic/react/picture/failing/failed-pictures.ts';
import { FailedPicture } from '#comic/react/picture/failing/FailedPicture.tsx';
import { nameOfImage } from '#comic/react/picture/name-of-image.ts';
import { useImageAttempts } from '#comic/react/picture/failing/use-image-attempts.ts';
import { WholeImage } from '#comic/react/picture/WholeImage.tsx';
import * as styles from './ComicPicture.module.css';

export type ComicPictureProps = {
  readonly image: ComicImage;
  /** When its addresses came, in milliseconds since 1970. */
  readonly openedAt: number;
  /** Where it begins below the first image of its column, in widths of that. */
  readonly top: number;
  /** Where the one below it begins; left out where that is its own end. */
  readonly next?: number | undefined;
  /** How wide it is shown, in words of `sizes`. */
  readonly sizes: string;
  /** Near enough to the screen to be loaded. */
  readonly active: boolean;
  /** Of the first things that the reader sees. */
  readonly urgent?: boolean | undefined;
  /** False for the later slices of a page, which the first one speaks for. */
  readonly named: boolean;
  readonly labels: ComicLabels;
  readonly loadImage: ComicViewerProps['loadImage'];
  readonly onFailed: (imageId: string) => void;
  readonly onSettled?: ((imageId: string) => void) | undefined;
};

/** A box of the image's own shape from the start; colour, placeholder and image lie in it. */
export const ComicPicture = memo(function ComicPicture(props: ComicPictureProps): ReactElement {
  const { image, top, active, urgent = false, named, labels } = props;
  const { attempt, sources, onReady, onError, retry } = useImageAttempts(props);
  const { status } = attempt;
  const drawn = useDrawnPicture(image.id, active && status === 'loaded');
  useFailedPicture(status === 'failed', retry);
  const shown = active && (status === 'loading' || status === 'loaded');
  const tries = attempt.attempt;
  const { sizes } = props;
  const drawing = useMemo(() => {
    const set = shown && sources && sourceSet(sourcesOfTry(sources, tries), sizes);
    return set && { set, alt: named ? nameOfImage(image, labels) : '' };
  }, [shown, sources, tries, sizes, named, image, labels]);
  const covered = active && status === 'loaded';
  const box = {
    ...boxStyle(image, top, props.next),
    // No custom property: what lies in the box would be styled anew with it.
    backgroundImage:
      image.placeholder && !covered ? `url(${JSON.stringify(image.placeholder)})` : undefined,
  };
  return (
    <div className={styles.box} style={box} data-image={image.id} data-status={status}>
      <div className={styles.place}>
        {drawing && (
          <WholeImage
            key={tries}
            className={styles.image}
            alt={drawing.alt}
            set={drawing.set}
            renew={async () => sourceSet((await props.loadImage?.(image)) ?? [], sizes)}
            width={image.width}
            height={image.height}
            urgent={urgent}
            first={tries === 0}
            onReady={onReady}
            onDrawn={() => {
              drawn();
              onReady();
            }}
            onError={onError}
          />
        )}
      </div>
      {status === 'failed' && <FailedPicture labels={labels} page={image.page} onRetry={retry} />}
    </div>
  );
});
