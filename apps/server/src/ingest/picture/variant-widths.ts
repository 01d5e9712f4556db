const steps = [360, 720, 1440] as const;

/**
 * Widths at which a picture of this width is stored, ascending: 360, 720 and 1,440 px as far as
 * it reaches, and its own width where that lies below the next step. Never enlarged.
 */
export function variantWidths(width: number): readonly number[] {
  const reached = steps.filter((step) => step < width);
  return reached.length === steps.length ? steps : [...reached, width];
}
