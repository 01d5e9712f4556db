import { useEffect, useEffectEvent, useState } from 'react';
import { retryDelays } from '@hanji/domain/reading/images/image-attempt.ts';
import type { SourceSet } from '#comic/engine/source-set.ts';

/** A screen that is being turned or pulled larger is looked at once it rests, in milliseconds. */
const restMs = 200;

/** Gives the sources with addresses that have not expired; undefined where there are none. */
export type RenewSources = () => Promise<SourceSet | undefined>;

/** The source on the screen, and the choice that it was made from. */
type Shown = { readonly set: SourceSet; readonly src: string };

type ShownSource = {
  /** For the `<img>`: all sources until one of them is there, then that one alone. */
  readonly source: { readonly src: string } & Partial<SourceSet>;
  /** The `<img>` is drawn: with this address. */
  readonly onDrawn: (src: string) => void;
};

/**
 * Keeps the picture on the screen until the one that fits a turned screen, a wider column or a zoom
 * is there too. A browser that chooses anew takes the old one away when the new one fails, and may
 * not even tell.
 */
export function useShownSource(set: SourceSet, renew: RenewSources): ShownSource {
  const [shown, setShown] = useState<Shown>();
  const isShown = shown !== undefined;
  const isChosen = shown?.set === set;
  const isOnScreen = useEffectEvent((src: string) => shown?.src === src);
  const renewed = useEffectEvent(renew);

  useEffect(() => {
    if (!isShown) return undefined;
    let ended = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const choose = async ({ sizes, srcSet, src }: SourceSet): Promise<void> => {
      const image = new Image();
      image.decoding = 'async';
      Object.assign(image, { sizes, srcset: srcSet, src });
      // Its choice is known in the next microtask: mostly it is what stands there.
      await Promise.resolve();
      if (!isOnScreen(image.currentSrc)) await image.decode();
      if (!ended) setShown({ set, src: image.currentSrc });
    };
    /** Two tries follow one that failed, with fresh addresses; then the next change of the screen. */
    const tryAll = async (): Promise<void> => {
      let from: SourceSet | undefined = set;
      for (const wait of [...retryDelays, undefined]) {
        try {
          await choose(from ?? set);
          return;
        } catch {
          // Without a connection it goes on when that is back.
          if (ended || wait === undefined || !navigator.onLine) return;
          await new Promise((passed) => setTimeout(passed, wait));
          from = ended ? undefined : await renewed().catch(() => undefined);
        }
        if (ended) return;
      }
    };
    const look = (): void => void tryAll();
    const lookAtRest = (): void => {
      clearTimeout(timer);
      timer = setTimeout(look, restMs);
    };
    if (!isChosen) look();
    window.addEventListener('resize', lookAtRest);
    window.addEventListener('online', look);
    return () => {
      ended = true;
      clearTimeout(timer);
      window.removeEventListener('resize', lookAtRest);
      window.removeEventListener('online', look);
    };
  }, [set, isShown, isChosen]);

  return {
    source: shown ? { src: shown.src } : set,
    onDrawn: (src) => setShown((now) => now ?? { set, src }),
  };
}
