import { mostPanels } from '@hanji/contract/entities/image.ts';
import type { Raster } from '#ingest/picture/impression.ts';
import { areaOf, gapBetween, sharedArea, unionOf, type Box } from './box.ts';
import { componentsOf, type Component, type Labelled } from './components.ts';
import { evenGround } from './even-bands.ts';
import type { Color } from './ground-colors.ts';
import { evenMask, rimColors, rimMask, type Mask } from './ground-mask.ts';
import { splitShape, type Shape } from './split-shape.ts';

/** A panel is at least so thick, in shares of the picture's width. */
const leastSide = 0.1;
/** And at least so large, in shares of a square of the picture's width. */
const leastArea = 0.05;
/** Of the smaller of two boxes, so much lies in the other where both are one panel. */
const mostShared = 0.35;
/** Bits as near as this belong to a panel, in shares of the picture's width. */
const nearBy = 0.05;
/** By so much of itself a panel may grow for a bit that stands outside. */
const mostGrowth = 0.25;
/** A page that is at least so tall, in widths, and covered by so much is no single panel. */
const uprightPage = 1.2;
const nearlyAll = 0.75;
/** Bled panels, whose ground is guessed, cover so much of the picture. */
const leastOfBled = 0.6;
/** So many colours are tried for such a ground. */
const mostGuesses = 3;

function mergeOverlapping(boxes: readonly Box[]): Box[] {
  const merged: Box[] = [];
  for (const box of boxes) {
    let own = box;
    for (;;) {
      const other = merged.findIndex(
        (known) => sharedArea(known, own) > mostShared * Math.min(areaOf(known), areaOf(own)),
      );
      const [found] = other < 0 ? [] : merged.splice(other, 1);
      if (found === undefined) break;
      own = unionOf(own, found);
    }
    merged.push(own);
  }
  return merged;
}

/** Gives bits to the nearest panel, largest first, and lets those go that stand alone. */
function takeIn(panels: readonly Box[], bits: readonly Box[], width: number): Box[] {
  const grown = [...panels];
  for (const bit of bits.toSorted((a, b) => areaOf(b) - areaOf(a))) {
    let best = -1;
    for (const [index, panel] of grown.entries()) {
      const gap = gapBetween(panel, bit);
      const growth = areaOf(unionOf(panel, bit)) - areaOf(panel);
      if (gap > nearBy * width || growth > mostGrowth * areaOf(panels[index] ?? panel)) continue;
      const known = grown[best];
      if (known === undefined || gap < gapBetween(known, bit)) best = index;
    }
    const panel = grown[best];
    if (panel !== undefined) grown[best] = unionOf(panel, bit);
  }
  return grown;
}

function shapeOf({ width, labels }: Labelled, { label, box }: Component): Shape {
  const { left, top, right, bottom } = box;
  const w = right - left;
  const covered = new Uint8Array(w * (bottom - top));
  for (let at = 0; at < covered.length; at += 1) {
    const x = at % w;
    if (labels[(top + (at - x) / w) * width + left + x] === label) covered[at] = 1;
  }
  return { box, covered };
}

function panelsOn(mask: Mask): readonly Box[] {
  const { width, height } = mask;
  const labelled = componentsOf(mask);
  const isPanel = (box: Box): boolean => {
    const [w, h] = [box.right - box.left, box.bottom - box.top];
    const isCut = box.top === 0 || box.bottom === height;
    if (isCut && w >= width * 0.3) return h >= 2;
    return Math.min(w, h) >= leastSide * width && w * h >= leastArea * width * width;
  };
  const large = labelled.components.filter(({ box }) => isPanel(box));
  const bits = labelled.components.filter(({ box, pixels }) => !isPanel(box) && pixels > 2);
  const least = Math.max(1, Math.round(leastSide * width));
  const parts = large.flatMap((component) => splitShape(shapeOf(labelled, component), least));
  const panels = takeIn(
    mergeOverlapping(parts),
    bits.map(({ box }) => box),
    width,
  );
  return mergeOverlapping(panels);
}

/**
 * Whether one thing reaches from edge to edge both ways, or covers nearly all of an upright page
 * beyond one of its ends: art without panels, or panels without a gutter that can be seen.
 */
function isArt(panels: readonly Box[], { width, height }: Raster): boolean {
  return panels.some((panel) => {
    const ends = [panel.top <= 1, panel.bottom >= height - 1];
    const sides = [panel.left <= 1, panel.right >= width - 1];
    if (ends.every(Boolean) && sides.every(Boolean)) return true;
    const isPage = height >= width * uprightPage && ends.some(Boolean);
    return isPage && areaOf(panel) >= nearlyAll * width * height;
  });
}

/** Panels that reach over the picture's edges, on a ground of which only gutters are seen. */
function bledPanels(raster: Raster, colors: readonly Color[]): readonly Box[] | null {
  for (const color of colors.slice(0, mostGuesses)) {
    const found = panelsOn(rimMask(raster, color));
    const covered = found.reduce((sum, box) => sum + areaOf(box), 0);
    const isSure =
      found.length > 1 &&
      found.length <= mostPanels &&
      covered >= leastOfBled * raster.width * raster.height &&
      !isArt(found, raster);
    if (isSure) return found;
  }
  return null;
}

/**
 * The panels of a picture that is scaled to some hundred pixels of width, as boxes in no order. Null
 * where it is not sure: without a ground, where one thing covers all, or where there are too many.
 */
export function findPanels(raster: Raster): readonly Box[] | null {
  const { bands, others } = evenGround(raster);
  const found = panelsOn(evenMask(raster, bands));
  if (isArt(found, raster)) return bledPanels(raster, [...rimColors(raster), ...others]);
  return found.length > mostPanels ? null : found;
}
