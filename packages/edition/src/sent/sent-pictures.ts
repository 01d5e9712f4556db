import type { PagePicture } from '@hanji/contract/pages.ts';
import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';

const SentPictures = createContext<readonly PagePicture[]>([]);

/** The pictures that came with the page that was loaded whole. */
export const SentPicturesProvider = SentPictures.Provider;

/**
 * The pictures of this page's first screen, where it is the one that they came with: for screens
 * that would have to open their addresses first.
 */
export function useSentPictures(): readonly PagePicture[] {
  const pictures = useContext(SentPictures);
  // The history's first entry has this key, and no navigation gives it.
  return useLocation().key === 'default' ? pictures : [];
}
