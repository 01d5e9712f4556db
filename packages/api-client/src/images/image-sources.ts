/** One copy of an image: its width in pixels, and where it lies. */
export type ImageSource = { readonly width: number; readonly url: string };

/**
 * Where the copies of an image lie, narrowest first: the opened `address` is that of the widest, and
 * the others differ from it in the width that names the file (contract, entities/image.ts).
 */
export function imageSources(address: string, widths: readonly number[]): ImageSource[] {
  const widest = widths.at(-1);
  const file = new RegExp(`/${widest}(?=\\.\\w+(?:\\?|$))`);
  return widths.map((width) => ({
    width,
    url: width === widest ? address : address.replace(file, `/${width}`),
  }));
}
