import type { ImagePanel } from '@hanji/contract/entities/image.ts';
import type { StripLayout } from '#reading/pages/strip-layout.ts';
import type { PanelledImage, StripBox } from './panel-stop.ts';

/** Of the narrower of two pieces, so much lies beneath the other where both are one panel. */
const leastBeneath = 0.8;
/** A panel is at least so tall and wide, in widths; what is smaller is a rest of one. */
const leastSide = 0.08;
/** Words in a box of their own are at most so tall, and so far from their panel; in widths. */
const tallestWords = 0.2;
const nextTo = 0.06;

/** A panel, with the index of the image in which it begins. */
type JoinedPanel = StripBox & { readonly image: number };

type Piece = {
  readonly panel: ImagePanel;
  readonly box: JoinedPanel;
  /** The piece above that it goes on from, where one was found. */
  above: Piece | null;
};

function pieceOf({ edges }: StripLayout<PanelledImage>, image: number, width: number) {
  return (panel: ImagePanel): Piece => {
    const top = (edges[image] ?? 0) + panel.y / width;
    const [left, right] = [panel.x / width, (panel.x + panel.width) / width];
    return {
      panel,
      box: { left, right, top, bottom: top + panel.height / width, image },
      above: null,
    };
  };
}

function firstOf(piece: Piece): Piece {
  let first = piece;
  while (first.above !== null) first = first.above;
  return first;
}

function isBeneath(above: StripBox, below: StripBox): boolean {
  const shared = Math.min(above.right, below.right) - Math.max(above.left, below.left);
  const least = Math.min(above.right - above.left, below.right - below.left);
  return shared >= leastBeneath * least;
}

/** Hangs pieces on those above; two that go on in one piece are of one panel themselves. */
function hang(above: readonly Piece[], below: readonly Piece[]): void {
  for (const piece of below.filter(({ panel }) => panel.continuesAbove)) {
    for (const other of above) {
      if (!other.panel.continuesBelow || !isBeneath(other.box, piece.box)) continue;
      const [upper, lower] = [firstOf(other), firstOf(piece)];
      if (upper !== lower) lower.above = upper;
    }
  }
}

function unionOf(a: JoinedPanel, b: JoinedPanel): JoinedPanel {
  return {
    left: Math.min(a.left, b.left),
    right: Math.max(a.right, b.right),
    top: Math.min(a.top, b.top),
    bottom: Math.max(a.bottom, b.bottom),
    image: Math.min(a.image, b.image),
  };
}

/**
 * Puts together what the edges of images have cut: slices of a picture, and pictures of a strip;
 * pages that turn end where their panels end. What is left over of a panel is dropped.
 */
export function joinPieces(
  layout: StripLayout<PanelledImage>,
  isStrip: boolean,
): readonly JoinedPanel[] {
  const { images } = layout;
  const pieces = images.map(({ width, panels }, index) =>
    (panels ?? []).map(pieceOf(layout, index, width)),
  );
  for (const [index, below] of pieces.entries()) {
    if (isStrip || images[index]?.page === images[index - 1]?.page) {
      hang(pieces[index - 1] ?? [], below);
    }
  }
  const panels = new Map<Piece, JoinedPanel>();
  for (const piece of pieces.flat()) {
    const first = firstOf(piece);
    panels.set(first, unionOf(panels.get(first) ?? piece.box, piece.box));
  }
  const isOnePage = (a: JoinedPanel, b: JoinedPanel): boolean =>
    isStrip || images[a.image]?.page === images[b.image]?.page;
  return withLettering([...panels.values()], isOnePage).filter(
    ({ left, right, top, bottom }) => right - left >= leastSide && bottom - top >= leastSide,
  );
}

function areaOf({ left, right, top, bottom }: StripBox): number {
  return (right - left) * (bottom - top);
}

/** Gives words that stand apart, above or beneath, to the panel that they are next to. */
function withLettering(
  panels: readonly JoinedPanel[],
  isOnePage: (a: JoinedPanel, b: JoinedPanel) => boolean,
): readonly JoinedPanel[] {
  const isWords = ({ top, bottom }: JoinedPanel): boolean => bottom - top <= tallestWords;
  const hosts = panels.filter((panel) => !isWords(panel));
  const apart: JoinedPanel[] = [];
  for (const words of panels.filter(isWords)) {
    const host = hosts.findIndex((panel) => {
      const gap = Math.max(panel.top - words.bottom, words.top - panel.bottom);
      const isSmall = areaOf(words) <= areaOf(panel) / 2;
      return gap <= nextTo && isSmall && isOnePage(words, panel) && isBeneath(words, panel);
    });
    const panel = hosts[host];
    if (panel === undefined) apart.push(words);
    else hosts[host] = unionOf(panel, words);
  }
  return [...hosts, ...apart];
}
