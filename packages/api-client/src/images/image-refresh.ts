import { hasRunOut } from '@hanji/domain/reading/images/address-lifetime.ts';
import type { OpenedImage } from './open-chapter-images.ts';

type Sources = OpenedImage['sources'];
type Renewal = {
  readonly images: Promise<readonly OpenedImage[]>;
  readonly given: Set<string>;
  readonly at: number;
};

/**
 * Gives images of a chapter addresses that have not expired. Images that fail together share what
 * `fetchImages` gives once; it is asked again for an image that failed with that too, once that is too
 * old, or when it could not be had. Rejects as `fetchImages` does.
 */
export function createImageRefresh(
  fetchImages: () => Promise<readonly OpenedImage[]>,
): (imageId: string) => Promise<Sources> {
  let shared: Renewal | null = null;
  return async (imageId) => {
    if (!shared || shared.given.has(imageId) || hasRunOut(shared.at, Date.now())) {
      const renewal: Renewal = { images: fetchImages(), given: new Set(), at: Date.now() };
      shared = renewal;
      renewal.images.catch(() => {
        if (shared === renewal) shared = null;
      });
    }
    shared.given.add(imageId);
    const images = await shared.images;
    return images.find(({ id }) => id === imageId)?.sources ?? [];
  };
}
