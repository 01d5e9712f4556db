import type { ReactElement } from 'react';
import { layOutStrip } from '@hanji/domain/reading/pages/strip-layout.ts';
import type { PageImage } from '@hanji/domain/reading/pages/comic-pages.ts';
import { boxStyle, type ImageShape } from '#comic/react/picture/box-style.ts';
import { StripStretch } from '#comic/react/strip/StripStretch.tsx';
import * as boxes from '../picture/ComicPicture.module.css';
import * as styles from './StripDrawing.module.css';

/** What is known of a picture as its preload link has it. */
type FirstPicture = {
  readonly url: string;
  readonly srcset?: string | undefined;
  readonly sizes?: string | undefined;
  /** Its turn comes once the first one is there. */
  readonly follows?: boolean | undefined;
};

type StripDrawingProps = {
  readonly images: readonly (PageImage & ImageShape)[];
  /** Index of the image that is seen first, above which nothing is drawn; that of the beginning by default. */
  readonly from?: number | undefined;
  /** Of the images from there on, in their order. */
  readonly pictures: readonly FirstPicture[];
  /** Drawn for a page whose own script gives those that follow their addresses, out of `data-src`. */
  readonly drawnByService: boolean;
  /** Of the first box, by which the page can wait for it. */
  readonly firstId?: string | undefined;
};

/** More than any screen shows at first; what lies below waits for the viewer anyway. */
const drawnBoxes = 12;

/**
 * A strip before its viewer is there: the first boxes in the place and size that they will have, with
 * the first pictures, and the room of all others. It can be read and scrolled; the viewer goes on
 * wherever that has come to. Without scripts no picture follows the first: the page says there that it
 * needs them.
 */
export function StripDrawing(props: StripDrawingProps): ReactElement {
  const { images, from = 0, pictures, drawnByService } = props;
  const { edges } = layOutStrip(images);
  const to = from + drawnBoxes;
  const [begin = 0, drawnTo = 0, end = 0] = [edges[from], edges[to], edges.at(-1)];
  return (
    <div className={styles.ground}>
      <div className={styles.strip} data-drawn-strip>
        {from > 0 && <StripStretch top={0} bottom={begin} />}
        {images.slice(from, to).map((image, index) => (
          <div
            key={image.id}
            id={index === 0 ? props.firstId : undefined}
            className={boxes.box}
            style={boxStyle(image, edges[from + index] ?? 0)}
            data-status="drawn"
          >
            <FirstImage
              image={image}
              picture={pictures[index]}
              first={index === 0}
              drawnByService={drawnByService}
            />
          </div>
        ))}
        {images.length > to && <StripStretch top={drawnTo} bottom={end} />}
      </div>
    </div>
  );
}

type FirstImageProps = {
  readonly image: PageImage;
  readonly picture: FirstPicture | undefined;
  readonly first: boolean;
  readonly drawnByService: boolean;
};

/** The viewer will say what it is. */
function FirstImage(props: FirstImageProps): ReactElement | undefined {
  const { image } = props;
  if (!props.picture) return undefined;
  const { url, srcset, sizes, follows } = props.picture;
  const source =
    follows && props.drawnByService
      ? { 'data-src': url, 'data-srcset': srcset }
      : { src: url, srcSet: srcset };
  return (
    <img
      className={boxes.image}
      // Before the set, by which it would choose for the width of the window.
      sizes={sizes}
      {...source}
      width={image.width}
      height={image.height}
      alt=""
      // What comes below is not waited for, or the first one would come later.
      decoding={props.first ? 'sync' : 'async'}
      fetchPriority="high"
    />
  );
}
