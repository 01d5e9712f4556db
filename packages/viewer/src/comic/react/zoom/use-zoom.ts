import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  nearZoom,
  scaledArea,
  tapZoom,
  zoomStep,
  type Area,
  type Frame,
  type Point,
} from '#comic/engine/zoom/zoom.ts';

/** What a reader zooms. */
export type ZoomTarget = {
  /** Where the pictures lie now. */
  readonly area: () => Area | undefined;
  /** What is moved while fingers are on it, around the pictures. */
  readonly layer: () => HTMLElement | null | undefined;
  readonly frame: () => Frame;
  /** Scrolls what is larger than the screen. */
  readonly scrollBy: (left: number, top: number) => void;
  /** The pictures have another size, and lie where they shall. */
  readonly onZoomed?: ((zoom: number, before: number) => void) | undefined;
};

/** How far it is zoomed, and the ways to change that. */
export type Zoom = {
  readonly zoom: number;
  readonly begin: () => void;
  /** From where it began: enlarged by a factor, with the point at `from` now at `to`. */
  readonly move: (factor: number, points: { readonly from: Point; readonly to: Point }) => void;
  readonly end: () => void;
  /** Between 1 and twice, about a point. */
  readonly toggle: (point: Point) => void;
  readonly step: (towards: 'in' | 'out' | 'reset') => void;
  /** At once, wherever that leaves the reader. */
  readonly reset: () => void;
};

type Gesture = {
  readonly zoom: number;
  readonly area: Area;
  readonly layer: HTMLElement;
  /** The layer's own corner, from which it is moved. */
  readonly corner: Point;
  aim: { readonly zoom: number; readonly area: Area };
};

/**
 * Zooms by the size of the pictures, so that the browser itself scrolls what is larger than the screen:
 * its bounds and its momentum are the reader's. Only while fingers move is it a picture of that, which
 * costs no layout.
 */
export function useZoom(target: ZoomTarget): Zoom {
  const [zoom, setZoom] = useState(1);
  const gesture = useRef<Gesture>(undefined);

  const begin = (): void => {
    const area = target.area();
    const layer = target.layer();
    if (!area || !layer || gesture.current) return;
    const { left, top } = layer.getBoundingClientRect();
    gesture.current = { zoom, area, layer, corner: { x: left, y: top }, aim: { zoom, area } };
  };
  const move: Zoom['move'] = (factor, points) => {
    const now = gesture.current;
    if (!now) return;
    const next = nearZoom(now.zoom * factor);
    const scale = next / now.zoom;
    const area = scaledArea(now.area, scale, points, target.frame());
    now.aim = { zoom: next, area };
    const x = area.left - now.corner.x - scale * (now.area.left - now.corner.x);
    const y = area.top - now.corner.y - scale * (now.area.top - now.corner.y);
    now.layer.style.transformOrigin = '0 0';
    now.layer.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
  };
  const end = (): void => {
    const done = gesture.current;
    gesture.current = undefined;
    if (!done) return;
    done.layer.style.removeProperty('transform');
    done.layer.style.removeProperty('transform-origin');
    flushSync(() => setZoom(done.aim.zoom));
    const now = target.area();
    if (!now) return;
    target.scrollBy(now.left - done.aim.area.left, now.top - done.aim.area.top);
    if (done.aim.zoom !== done.zoom) target.onZoomed?.(done.aim.zoom, done.zoom);
  };
  const zoomTo = (next: number, point: Point): void => {
    begin();
    move(next / zoom, { from: point, to: point });
    end();
  };
  const middle = (): Point => ({ x: window.innerWidth / 2, y: window.innerHeight / 2 });

  const drop = useEffectEvent(() => {
    gesture.current?.layer.style.removeProperty('transform');
    gesture.current = undefined;
  });
  useLayoutEffect(() => () => drop(), []);

  return {
    zoom,
    begin,
    move,
    end,
    toggle: (point) => zoomTo(zoom > 1 ? 1 : tapZoom, point),
    step: (towards) => {
      if (towards === 'reset') zoomTo(1, middle());
      else zoomTo(towards === 'in' ? zoom * zoomStep : zoom / zoomStep, middle());
    },
    reset: () => {
      drop();
      setZoom(1);
    },
  };
}
