import { useEffect } from 'react';

/** The screen stays on for this long after the reader last did something, in milliseconds. */
const awakeFor = 600_000;

/** Where it was refused it is not asked for again for so long, in milliseconds: asking takes its time. */
const refusedFor = 30_000;

const signs = ['pointerdown', 'keydown', 'wheel', 'scroll'] as const;

/** Keeps the screen from going dark while somebody reads, where the browser can. */
export function useWakeLock(): void {
  useEffect(() => {
    // Not everywhere, and only over a safe connection, whatever the types say.
    if (!('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | undefined;
    let asking = false;
    let left = false;
    let refusedAt = Number.NEGATIVE_INFINITY;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const release = (): void => {
      lock?.release().catch(() => undefined);
      lock = undefined;
    };
    const hold = async (): Promise<void> => {
      if (asking || (lock && !lock.released) || document.visibilityState !== 'visible') return;
      if (performance.now() - refusedAt < refusedFor) return;
      asking = true;
      // Refused where the battery is low: the screen then goes dark as it always does.
      lock = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (!lock) refusedAt = performance.now();
      asking = false;
      if (left) release();
    };
    const stir = (): void => {
      clearTimeout(timer);
      timer = setTimeout(release, awakeFor);
      void hold();
    };

    stir();
    document.addEventListener('visibilitychange', stir);
    for (const sign of signs) window.addEventListener(sign, stir, { passive: true });
    return () => {
      left = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', stir);
      for (const sign of signs) window.removeEventListener(sign, stir);
      release();
    };
  }, []);
}
