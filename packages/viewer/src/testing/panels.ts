import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** A panel that no image cuts. */
export const whole = { continuesAbove: false, continuesBelow: false };

/** The settings of a title that is read panel by panel. */
export const byPanel = { layers: { title: { byPanel: true }, device: {} } };

/** Waits until the viewer says where the reader is, as `Panel 2 of 7`. */
export async function place(text: string): Promise<void> {
  await expect.element(page.getByText(text, { exact: true }).first()).toBeVisible();
}
