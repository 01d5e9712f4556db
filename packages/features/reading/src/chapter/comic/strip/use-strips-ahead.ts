import type { OpenedImage } from '@hanji/api-client/images/open-chapter-images.ts';
import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import {
  createElement,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type Ref,
} from 'react';
import { nextPaint } from '#shared/next-paint.ts';
import type { ChapterAddress } from '#paths/paths.ts';

/** A chapter that was fetched ahead, with its first pictures. */
export type StripAhead = {
  readonly address: ChapterAddress;
  readonly view: ChapterView;
  readonly images: readonly OpenedImage[];
};

/** Shows how the chapter at this path begins; false where that is not known, or not what will come. */
export type ShowStrip = (path: string) => boolean;

/** What draws strips ahead; it comes with the first of them. */
export type DrawsStrips = ComponentType<{
  readonly strips: readonly StripAhead[];
  readonly ref: Ref<ShowStrip>;
}>;

type Drawn = { readonly Strips: DrawsStrips; readonly strips: readonly StripAhead[] };

type StripsAhead = {
  readonly layers: ReactNode;
  readonly add: (Strips: DrawsStrips, strip: StripAhead) => void;
  /** Shows how a chapter begins, and gives what settles once that has been painted; else null. */
  readonly show: ShowStripPainted;
};

type ShowStripPainted = (path: string) => Promise<void> | null;

/** The beginnings of chapters that were fetched ahead while this screen stands. */
export function useStripsAhead(): StripsAhead {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const showStrip = useRef<ShowStrip>(null);
  return {
    layers: drawn && createElement(drawn.Strips, { strips: drawn.strips, ref: showStrip }),
    add: (Strips, strip) =>
      setDrawn((before) => ({ Strips, strips: [...(before?.strips ?? []), strip] })),
    show: (path) => (showStrip.current?.(path) ? nextPaint() : null),
  };
}
