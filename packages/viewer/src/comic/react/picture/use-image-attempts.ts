import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import {
  firstAttempt,
  needsFreshAddress,
  nextAttempt,
  retryDelays,
  type ImageAttempt,
} from '@hanji/domain/reading/events.ts';
import type { ComicImage, ComicSource } from '#comic/engine/comic-image.ts';

/** How one image's loading goes, and what its element reports. */
export type ImageLoading = {
  readonly attempt: ImageAttempt;
  /** Undefined while fresh addresses are asked for. */
  readonly sources: readonly ComicSource[] | undefined;
  readonly onLoad: () => void;
  readonly onError: () => void;
  readonly retry: () => void;
};

type ImageLoadingOptions = {
  readonly image: ComicImage;
  /** Waits stand still while the image is far from the screen. */
  readonly active: boolean;
  readonly loadImage: ((image: ComicImage) => Promise<readonly ComicSource[]>) | undefined;
  readonly onFailed: (imageId: string) => void;
};

/** Two tries by itself, then the reader's; from the third try on with fresh addresses. */
export function useImageAttempts(options: ImageLoadingOptions): ImageLoading {
  const { image, active } = options;
  const [attempt, dispatch] = useReducer(nextAttempt, firstAttempt);
  const [fresh, setFresh] = useState<{ attempt: number; sources: readonly ComicSource[] }>();
  const renews = needsFreshAddress(attempt) && options.loadImage !== undefined;
  const renewed = fresh?.attempt === attempt.attempt ? fresh.sources : undefined;
  const sources = renews ? renewed : image.sources;
  const missing = active && attempt.status === 'loading' && sources?.length === 0;
  const renew = useEffectEvent(() => options.loadImage?.(image));
  const tellFailed = useEffectEvent(() => options.onFailed(image.id));

  useEffect(() => {
    const delay = retryDelays[attempt.retries];
    if (attempt.status !== 'waiting' || !active || delay === undefined) return undefined;
    const timer = setTimeout(() => dispatch('due'), delay);
    return () => clearTimeout(timer);
  }, [attempt, active]);

  useEffect(() => {
    if (!renews) return undefined;
    let current = true;
    renew()?.then(
      (found) => current && setFresh({ attempt: attempt.attempt, sources: found }),
      () => current && dispatch('failed'),
    );
    return () => {
      current = false;
    };
  }, [attempt.attempt, renews]);

  useEffect(() => {
    // Without an address there is no element that could say so.
    if (missing) dispatch('failed');
  }, [missing]);

  useEffect(() => {
    if (attempt.status === 'failed') tellFailed();
  }, [attempt.status]);

  return {
    attempt,
    sources,
    onLoad: () => dispatch('loaded'),
    onError: () => dispatch('failed'),
    retry: () => dispatch('asked'),
  };
}
