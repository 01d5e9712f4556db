import { useEffect, useReducer, useState } from 'react';
import {
  firstAttempt,
  needsFreshAddress,
  nextAttempt,
  retryDelays,
} from '@hanji/domain/reading/events/image-attempts.ts';
import type { ImageAttempt } from '@hanji/domain/reading/events/image-attempts.ts';
import type { ComicImage, ComicSource } from '#comic/engine/comic-image.ts';
import { useLatest } from '#shared/react/hooks/use-latest.ts';

/** How one image's loading goes, and what its element reports. */
export interface ImageLoading {
  readonly attempt: ImageAttempt;
  /** Undefined while fresh addresses are asked for. */
  readonly sources: readonly ComicSource[] | undefined;
  readonly onLoad: () => void;
  readonly onError: () => void;
  readonly retry: () => void;
}

interface ImageLoadingOptions {
  readonly image: ComicImage;
  /** Waits stand still while the image is far from the screen. */
  readonly active: boolean;
  readonly loadImage: ((image: ComicImage) => Promise<readonly ComicSource[]>) | undefined;
  readonly onFailed: (imageId: string) => void;
}

/** Two tries by itself, then the reader's; from the third try on with fresh addresses. */
export function useImageAttempts(options: ImageLoadingOptions): ImageLoading {
  const { image, active } = options;
  const [attempt, dispatch] = useReducer(nextAttempt, firstAttempt);
  const [fresh, setFresh] = useState<{ attempt: number; sources: readonly ComicSource[] }>();
  const latest = useLatest(options);
  const renews = needsFreshAddress(attempt) && options.loadImage !== undefined;

  useEffect(() => {
    const delay = retryDelays[attempt.retries];
    if (attempt.status !== 'waiting' || !active || delay === undefined) return undefined;
    const timer = setTimeout(() => dispatch('due'), delay);
    return () => clearTimeout(timer);
  }, [attempt, active]);

  useEffect(() => {
    const { loadImage } = latest.current;
    if (!renews || !loadImage) return undefined;
    let current = true;
    loadImage(latest.current.image).then(
      (sources) => current && setFresh({ attempt: attempt.attempt, sources }),
      () => current && dispatch('failed'),
    );
    return () => {
      current = false;
    };
  }, [attempt.attempt, renews, latest]);

  useEffect(() => {
    if (attempt.status === 'failed') latest.current.onFailed(image.id);
  }, [attempt.status, image.id, latest]);

  const renewed = fresh?.attempt === attempt.attempt ? fresh.sources : undefined;
  return {
    attempt,
    sources: renews ? renewed : image.sources,
    onLoad: () => dispatch('loaded'),
    onError: () => dispatch('failed'),
    retry: () => dispatch('asked'),
  };
}
