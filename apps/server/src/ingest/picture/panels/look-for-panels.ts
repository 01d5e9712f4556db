import type { ImagePanel } from '@hanji/contract/entities/image.ts';
import type { Sharp } from 'sharp';
import type { Raster } from '#ingest/picture/impression.ts';
import type { Box } from './box.ts';
import { findPanels } from './find-panels.ts';
import { framedPanels } from './frames/framed-panels.ts';
import type { StoredPanels } from '#db/schema/works/image.ts';
import { unsure } from './stored-panels.ts';

type Size = { readonly width: number; readonly height: number };

/** As wide is a picture looked at, in pixels: wider finds no more, and takes longer. */
export const lookedAt = 360;
/** Pixels that are looked at of a very tall picture, which is made narrower for it. */
const mostLookedAt = 3_000_000;
/** Below it, gutters are lost. */
const narrowest = 60;
/** As wide is a page looked at for frames, whose lines are thin. */
const lookedAtForFrames = 480;
/** Pages are so tall, in widths: what is taller is a strip. */
const uprightFrom = 1.2;
const uprightTo = 2;
/** So near to the upper or the lower edge a panel is cut by it, in pixels of what is looked at. */
const atEdge = 1;

/** How large a picture is looked at; null where that would be too small to see anything. */
export function lookSize({ width, height }: Size): Size | null {
  const scale = Math.min(1, lookedAt / width, Math.sqrt(mostLookedAt / (width * height)));
  const size = {
    width: Math.round(width * scale),
    height: Math.max(1, Math.round(height * scale)),
  };
  return size.width < narrowest ? null : size;
}

function panelOf({ left, top, right, bottom }: Box, looked: Size, real: Size): ImagePanel {
  const [across, down] = [real.width / looked.width, real.height / looked.height];
  const continuesAbove = top <= atEdge;
  const continuesBelow = bottom >= looked.height - atEdge;
  const x = Math.round(left * across);
  const y = continuesAbove ? 0 : Math.round(top * down);
  const end = continuesBelow ? real.height : Math.round(bottom * down);
  return {
    x,
    y,
    width: Math.max(1, Math.min(real.width, Math.round(right * across)) - x),
    height: Math.max(1, end - y),
    continuesAbove,
    continuesBelow,
  };
}

async function lookAt(image: () => Sharp, { width, height }: Size): Promise<Raster> {
  const data = await image().resize(width, height, { fit: 'fill' }).raw().toBuffer();
  return { width, height, data };
}

/** An upright page on which something reaches over the edges, or no panels were sure. */
function isBledPage(found: readonly Box[] | null, { width, height }: Size): boolean {
  const ratio = height / width;
  if (ratio < uprightFrom || ratio > uprightTo) return false;
  if (found === null) return true;
  return found.some(({ left, right }) => left <= atEdge || right >= width - atEdge);
}

async function lookForFrames(image: () => Sharp, size: Size): Promise<ImagePanel[] | null> {
  const scale = Math.min(1, lookedAtForFrames / size.width);
  const looked = {
    width: Math.round(size.width * scale),
    height: Math.round(size.height * scale),
  };
  const found = framedPanels(await lookAt(image, looked));
  return found && found.map((box) => panelOf(box, looked, size));
}

/**
 * The panels of a picture, in pixels of a size at which it is stored. `image` opens it anew each time
 * that it is looked at: a clone would copy its pixels.
 */
export async function lookForPanels(image: () => Sharp, size: Size): Promise<StoredPanels> {
  const looked = lookSize(size);
  if (looked === null) return unsure;
  const found = findPanels(await lookAt(image, looked));
  const framed = isBledPage(found, looked) ? await lookForFrames(image, size) : null;
  // Lines are a guess where gutters are none.
  if (framed !== null && framed.length > (found?.length ?? 0)) {
    return { isSure: true, panels: framed };
  }
  if (found === null) return unsure;
  return { isSure: true, panels: found.map((box) => panelOf(box, looked, size)) };
}
