import type { ComicLayers } from '@hanji/domain/reading/comic/comic-settings.ts';
import { expect, it } from 'vitest';
import { someView } from '#testing/chapter-views.ts';
import { hasStripsAsSent, openingMode, opensStanding } from './opening-mode.ts';

const byPages: ComicLayers = { title: { mode: 'page' }, device: {} };

function opened(height: number, orientation: 'TTB' | 'RTL', sideways = false) {
  return someView('Two', ['a', 'b'], height).then((view) => ({
    ...view,
    content: { ...view.content, orientation, sideways },
  }));
}

it.each([
  ['whose images are pages', 'page', 450, 'TTB'],
  ['cut into slivers, which has none to turn', 'vertical', 200, 'TTB'],
  ['cut into slivers by a work that lies in pages', 'page', 200, 'RTL'],
] as const)('opens a title read by pages at a chapter %s: %s', async (_, mode, height, way) => {
  const view = await opened(height, way);
  expect(openingMode(view, { layers: byPages })).toBe(mode);
  expect(opensStanding(view, { layers: byPages })).toBe(mode === 'vertical');
});

it('opens a strip that lies as one that does not stand, and not as the service draws it', async () => {
  const view = await opened(450, 'RTL', true);
  expect(openingMode(view, {})).toBe('vertical');
  expect(opensStanding(view, {})).toBe(false);
  expect(hasStripsAsSent({ layers: { title: { gap: true }, device: {} } })).toBe(false);
});
