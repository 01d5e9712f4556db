import { describe, expect, it } from 'vitest';
import { mostZoom, moveBy, wholeArea, zoomOf, zoomTo } from './crop-area.ts';

describe('the whole area', () => {
  it.each([
    [
      { width: 300, height: 400 },
      { x: 0, y: 0, width: 1, height: 1 },
    ],
    [
      { width: 600, height: 400 },
      { x: 0.25, y: 0, width: 0.5, height: 1 },
    ],
    [
      { width: 300, height: 800 },
      { x: 0, y: 0.25, width: 1, height: 0.5 },
    ],
  ])('of a picture of %o at 3 to 4 is %o', (picture, area) => {
    expect(wholeArea(picture, 3 / 4)).toEqual(area);
  });
});

it('comes nearer around the same middle, and back', () => {
  const whole = wholeArea({ width: 600, height: 400 }, 3 / 4);
  const near = zoomTo(whole, whole, 2);
  expect(near).toEqual({ x: 0.375, y: 0.25, width: 0.25, height: 0.5 });
  expect(zoomOf(near, whole)).toBe(2);
  expect(zoomTo(moveBy(near, 1, 1), whole, 1)).toEqual({ ...whole, x: 0.5 });
});

it('does not leave the picture', () => {
  const area = { x: 0.4, y: 0.2, width: 0.5, height: 0.5 };
  expect(moveBy(area, 0.25, -0.3)).toEqual({ ...area, x: 0.5, y: 0 });
});

it.each([
  [200, 1],
  [400, 1],
  [800, 2],
  [4000, 4],
])('of a picture %d pixels wide that needs 400 may come as near as %d', (width, zoom) => {
  const picture = { width, height: width };
  expect(mostZoom(picture, wholeArea(picture, 1), 400)).toBe(zoom);
});
