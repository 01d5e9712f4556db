import { onTestFinished } from 'vitest';

/** The reader's hand moves on the controls until the test ends: however slow it is, they stay. */
export function holdControls(): void {
  const timer = setInterval(() => {
    const bars = document.querySelector('[data-shown="true"]');
    bars?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
  }, 500);
  onTestFinished(() => clearInterval(timer));
}
