/** The part of a picture that is kept, in shares of its width and height, 0 to 1. */
export type CropArea = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export type Size = { readonly width: number; readonly height: number };

/** The largest part of a picture that has the aspect (width through height), in its middle. */
export function wholeArea(picture: Size, aspect: number): CropArea {
  const own = picture.width / picture.height;
  const width = own > aspect ? aspect / own : 1;
  const height = own > aspect ? 1 : own / aspect;
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height };
}

/** How near it is: 1 shows as much as there is, 2 half of it each way. */
export function zoomOf(area: CropArea, whole: CropArea): number {
  return whole.width / area.width;
}

/** The same middle, as near as said. */
export function zoomTo(area: CropArea, whole: CropArea, zoom: number): CropArea {
  const [width, height] = [whole.width / zoom, whole.height / zoom];
  const x = area.x + (area.width - width) / 2;
  const y = area.y + (area.height - height) / 2;
  return within({ x, y, width, height });
}

/** Moved by shares of the picture, and not beyond its edges. */
export function moveBy(area: CropArea, x: number, y: number): CropArea {
  return within({ ...area, x: area.x + x, y: area.y + y });
}

function within(area: CropArea): CropArea {
  return {
    ...area,
    x: Math.min(Math.max(area.x, 0), 1 - area.width),
    y: Math.min(Math.max(area.y, 0), 1 - area.height),
  };
}

/**
 * How near it may come, 1 to 4: no further than what is left is as wide as it will be shown,
 * `least` pixels.
 */
export function mostZoom(picture: Size, whole: CropArea, least: number): number {
  return Math.min(Math.max((picture.width * whole.width) / least, 1), 4);
}
