/** So much of a strip is on the first screen of a phone, in widths of it. */
const firstScreen = 2.2;
const mostPictures = 5;

type Sized = { readonly width: number; readonly height: number };

/**
 * The images with which a strip begins: as many as fill a screen, where so much of the first one is
 * above it, in widths.
 */
export function firstOfStrip<Image extends Sized>(images: readonly Image[], above = 0): Image[] {
  let filled = -above;
  return images.slice(0, mostPictures).filter(({ width, height }) => {
    const seen = filled < firstScreen;
    filled += height / width;
    return seen;
  });
}
