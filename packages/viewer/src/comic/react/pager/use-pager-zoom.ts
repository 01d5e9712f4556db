import { type RefObject, useEffect } from 'react';
import { around } from '#comic/engine/zoom/zoom.ts';
import { useDragPan } from '#comic/react/zoom/use-drag-pan.ts';
import { usePinch } from '#comic/react/zoom/use-pinch.ts';
import { useZoom, type Zoom } from '#comic/react/zoom/use-zoom.ts';

/** Zooms the slide on screen, which scrolls what is larger. */
export function usePagerZoom(
  pager: RefObject<HTMLElement | null>,
  onZoom: (zoom: number) => void,
): Zoom {
  const slide = () => pager.current?.querySelector('[data-slide][data-current="true"]');
  const scrollSlide = (left: number, top: number): void => {
    slide()?.scrollBy({ left, top, behavior: 'instant' });
  };
  const zoom = useZoom({
    area: () => {
      const sheets = [...(slide()?.querySelectorAll('[data-sheet]') ?? [])];
      return around(sheets.map((sheet) => sheet.getBoundingClientRect()));
    },
    layer: () => slide()?.querySelector<HTMLElement>('[data-spread]'),
    frame: () => ({
      width: slide()?.clientWidth ?? 0,
      height: slide()?.clientHeight ?? 0,
    }),
    scrollBy: scrollSlide,
  });
  usePinch(pager, zoom);
  useDragPan(pager, zoom.zoom > 1, scrollSlide);
  useEffect(() => onZoom(zoom.zoom), [zoom.zoom, onZoom]);
  return zoom;
}
