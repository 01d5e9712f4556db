/** As wide as anything is stored, in pixels. */
export const widest = 1440;

const steps = [360, 720, widest] as const;

/** Decoded pictures above this are taken for an attack. */
export const mostPixels = 100_000_000;
/** And pictures with a longer side: strips that are read have not half of it, and each 1,280 px are a file. */
export const longestSide = 300_000;

/**
 * Widths at which a picture of this width is stored, ascending: 360, 720 and 1,440 px as far as
 * it reaches, and its own width where that lies below the next step. Never enlarged.
 */
export function variantWidths(width: number): readonly number[] {
  const reached = steps.filter((step) => step < width);
  return reached.length === steps.length ? steps : [...reached, width];
}
