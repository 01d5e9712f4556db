import { createContext, useContext, useEffect, useState } from 'react';

/** Told of each picture that is drawn whole; gives what says that it is there no longer. */
export type DrawnPictures = (imageId: string) => () => void;

const Drawn = createContext<DrawnPictures>(() => () => undefined);
export const DrawnPicturesProvider = Drawn.Provider;

/**
 * Tells of a picture while it is shown and decoded.
 *
 * @returns To call once it has been decoded: what stands there may still turn out to be broken.
 */
export function useDrawnPicture(imageId: string, shown: boolean): () => void {
  const tell = useContext(Drawn);
  const [decoded, setDecoded] = useState(false);
  if (decoded && !shown) setDecoded(false);
  const drawn = shown && decoded;
  useEffect(() => (drawn ? tell(imageId) : undefined), [drawn, tell, imageId]);
  return () => setDecoded(true);
}
