import { release } from '#paint/canvas.ts';
import type { Canvas } from '@napi-rs/canvas';

/** Keeps what was drawn for a seed until it is let go. */
export function keptCanvases<T extends { readonly canvas: Canvas }>() {
  const known = new Map<string, T>();
  return {
    get: (seed: string, draw: () => T): T => {
      const drawn = known.get(seed) ?? draw();
      known.set(seed, drawn);
      return drawn;
    },
    close: () => {
      for (const { canvas } of known.values()) release(canvas);
      known.clear();
    },
  };
}
