import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import {
  firstAttempt,
  needsFreshAddress,
  nextAttempt,
  retryDelays,
  type ImageAttempt,
} from '@hanji/domain/reading/images/image-attempt.ts';
import { hasRunOut } from '@hanji/domain/reading/images/address-lifetime.ts';
import type { ComicImage, ComicSource } from '#comic/engine/comic-image.ts';

/** How one image's loading goes, and what its element reports. */
export type ImageLoading = {
  readonly attempt: ImageAttempt;
  /** Undefined while fresh addresses are asked for. */
  readonly sources: readonly ComicSource[] | undefined;
  /** It can be shown whole. */
  readonly onReady: () => void;
  readonly onError: () => void;
  readonly retry: () => void;
};

type ImageLoadingOptions = {
  readonly image: ComicImage;
  /** When its addresses came, in milliseconds since 1970. */
  readonly openedAt: number;
  /** Waits stand still while the image is far from the screen. */
  readonly active: boolean;
  readonly loadImage: ((image: ComicImage) => Promise<readonly ComicSource[]>) | undefined;
  readonly onFailed: (imageId: string) => void;
  /** It has come, or waits for the reader or for a connection. */
  readonly onSettled?: ((imageId: string) => void) | undefined;
};

/** Addresses that came later than the image itself, for which try and when. */
type FreshSources = {
  readonly attempt: number;
  readonly at: number;
  readonly sources: readonly ComicSource[];
};

function isOld(since: number): boolean {
  return hasRunOut(since, Date.now());
}

/** Without a connection nothing has failed: it goes on when that is back. */
function failure(): 'failed' | 'cutOff' {
  return navigator.onLine ? 'failed' : 'cutOff';
}

/**
 * Two tries by itself, then the reader's; from the third try on, and where the addresses have run
 * out, with fresh ones.
 */
export function useImageAttempts(options: ImageLoadingOptions): ImageLoading {
  const { image, active, openedAt } = options;
  const [attempt, dispatch] = useReducer(nextAttempt, firstAttempt);
  const [fresh, setFresh] = useState<FreshSources>();
  // Looked at when it comes near: what is on the screen stays, however old it gets there.
  const [seen, setSeen] = useState({ active: false, stale: false });
  if (seen.active !== active) {
    setSeen({ active, stale: active && isOld(fresh?.at ?? openedAt) });
  }
  const isSpent = needsFreshAddress(attempt) && fresh?.attempt !== attempt.attempt;
  const wantsFresh = isSpent || (active && seen.stale);
  const renews = wantsFresh && options.loadImage !== undefined;
  const sources = renews ? undefined : (fresh?.sources ?? image.sources);
  const missing = active && attempt.status === 'loading' && sources?.length === 0;
  const { status } = attempt;
  const renew = useEffectEvent(() => options.loadImage?.(image));
  const tellFailed = useEffectEvent(() => options.onFailed(image.id));
  const tellSettled = useEffectEvent(() => options.onSettled?.(image.id));

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
      (found) => {
        if (!current) return;
        setFresh({ attempt: attempt.attempt, at: Date.now(), sources: found });
        setSeen({ active: true, stale: false });
      },
      () => current && dispatch(failure()),
    );
    return () => {
      current = false;
    };
  }, [attempt.attempt, renews]);

  useEffect(() => {
    // Without an address there is no element that could say so.
    if (missing) dispatch(failure());
  }, [missing]);

  useEffect(() => {
    if (!active) dispatch('left');
  }, [active]);

  useEffect(() => {
    if (status === 'failed') tellFailed();
    if (status === 'failed' || status === 'loaded' || status === 'offline') tellSettled();
  }, [status]);

  useEffect(() => {
    if (status !== 'failed' && status !== 'offline') return undefined;
    const resume = (): void => dispatch('asked');
    window.addEventListener('online', resume);
    // It may have come back before anybody listened.
    if (status === 'offline' && navigator.onLine) resume();
    return () => window.removeEventListener('online', resume);
  }, [status]);

  return {
    attempt,
    sources,
    onReady: () => dispatch('loaded'),
    onError: () => dispatch(failure()),
    retry: () => dispatch('asked'),
  };
}
