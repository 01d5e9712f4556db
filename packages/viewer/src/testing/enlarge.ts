import { onTestFinished } from 'vitest';

/** Enlarges the page as two fingers do, until the test ends. */
export function enlarge(scale: number): void {
  const viewport = window.visualViewport;
  if (!viewport) throw new Error('nothing can be enlarged');
  Object.defineProperty(viewport, 'scale', { value: scale, configurable: true });
  viewport.dispatchEvent(new Event('resize'));
  onTestFinished(() => void Reflect.deleteProperty(viewport, 'scale'));
}
