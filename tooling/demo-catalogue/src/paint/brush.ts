import { DOMMatrix, Path2D, type SKRSContext2D } from '@napi-rs/canvas';

export type Ctx = SKRSContext2D;
export type Point = readonly [number, number];

/** What draws inked, shaded shapes: sizes are in the units of the current transformation. */
export type Brush = {
  readonly ctx: Ctx;
  readonly ink: string;
  readonly line: number;
  /** Where the light comes from: -1 left, 1 right. */
  readonly side: number;
  readonly shade: (color: string) => string;
};

function moved(path: Path2D, dx: number, dy: number): Path2D {
  const copy = new Path2D();
  copy.addPath(path, new DOMMatrix([1, 0, 0, 1, dx, dy]));
  return copy;
}

/** Straight-edged, closed. */
export function poly(points: readonly Point[]): Path2D {
  const path = new Path2D();
  points.forEach(([x, y], i) => (i === 0 ? path.moveTo(x, y) : path.lineTo(x, y)));
  path.closePath();
  return path;
}

function through(path: Path2D, p: readonly Point[], closed: boolean): void {
  const n = p.length;
  const at = (i: number): Point =>
    p[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] ?? [0, 0];
  path.moveTo(...at(0));
  for (let i = 0; i < (closed ? n : n - 1); i += 1) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    path.bezierCurveTo(
      p1[0] + (p2[0] - p0[0]) / 6,
      p1[1] + (p2[1] - p0[1]) / 6,
      p2[0] - (p3[0] - p1[0]) / 6,
      p2[1] - (p3[1] - p1[1]) / 6,
      p2[0],
      p2[1],
    );
  }
  if (closed) path.closePath();
}

/** A smooth closed shape through its points. */
export function blob(points: readonly Point[]): Path2D {
  const path = new Path2D();
  through(path, points, true);
  return path;
}

/** A smooth open line through its points. */
export function curve(points: readonly Point[]): Path2D {
  const path = new Path2D();
  through(path, points, false);
  return path;
}

export function ellipse(x: number, y: number, rx: number, ry = rx, turn = 0): Path2D {
  const path = new Path2D();
  path.ellipse(x, y, rx, ry, turn, 0, Math.PI * 2);
  return path;
}

export function rect(x: number, y: number, w: number, h: number, radius = 0): Path2D {
  const path = new Path2D();
  if (radius > 0) path.roundRect(x, y, w, h, radius);
  else path.rect(x, y, w, h);
  return path;
}

/** A bent tapering shape around a line from start over bend to end: an arm, a leg, a tail. */
export function limb(
  start: Point,
  bend: Point,
  end: Point,
  widths: readonly [number, number, number],
): Path2D {
  const left: Point[] = [];
  const right: Point[] = [];
  const steps = 8;
  const c: Point = [2 * bend[0] - (start[0] + end[0]) / 2, 2 * bend[1] - (start[1] + end[1]) / 2];
  for (let i = 0; i <= steps; i += 1) {
    const t = i / steps;
    const u = 1 - t;
    const x = u * u * start[0] + 2 * u * t * c[0] + t * t * end[0];
    const y = u * u * start[1] + 2 * u * t * c[1] + t * t * end[1];
    const dx = 2 * u * (c[0] - start[0]) + 2 * t * (end[0] - c[0]);
    const dy = 2 * u * (c[1] - start[1]) + 2 * t * (end[1] - c[1]);
    const d = Math.hypot(dx, dy) || 1;
    const w =
      (t < 0.5
        ? widths[0] + (widths[1] - widths[0]) * t * 2
        : widths[1] + (widths[2] - widths[1]) * (t * 2 - 1)) / 2;
    left.push([x - (dy / d) * w, y + (dx / d) * w]);
    right.unshift([x + (dy / d) * w, y - (dx / d) * w]);
  }
  const cap = (at: Point, from: Point, w: number): Point => {
    const d = Math.hypot(at[0] - from[0], at[1] - from[1]) || 1;
    return [at[0] + ((at[0] - from[0]) / d) * w * 0.42, at[1] + ((at[1] - from[1]) / d) * w * 0.42];
  };
  return blob([cap(start, bend, widths[0]), ...left, cap(end, bend, widths[2]), ...right]);
}

/** Everything that does not lie in a shape, to be filled by the even-odd rule. */
function around(path: Path2D): Path2D {
  const all = rect(-5000, -5000, 10000, 10000);
  all.addPath(path);
  return all;
}

/** Fills, lays one crescent of shadow on the side away from the light, and inks the outline. */
export function part(
  b: Brush,
  path: Path2D,
  color: string,
  { shadow = 0, drop = 0, line = b.line }: { shadow?: number; drop?: number; line?: number } = {},
): void {
  const { ctx } = b;
  ctx.fillStyle = color;
  ctx.fill(path);
  if (shadow > 0) {
    const outside = around(moved(path, b.side * shadow, -drop));
    ctx.save();
    ctx.clip(path);
    ctx.fillStyle = b.shade(color);
    ctx.fill(outside, 'evenodd');
    ctx.restore();
  }
  if (line > 0) stroke(b, path, line);
}

export function stroke(b: Brush, path: Path2D, line = b.line, color = b.ink): void {
  b.ctx.strokeStyle = color;
  b.ctx.lineWidth = line;
  b.ctx.lineJoin = 'round';
  b.ctx.lineCap = 'round';
  b.ctx.stroke(path);
}

export function fill(ctx: Ctx, path: Path2D, color: string): void {
  ctx.fillStyle = color;
  ctx.fill(path);
}

/** Draws inside a shape only. */
export function inside(ctx: Ctx, path: Path2D, draw: () => void): void {
  ctx.save();
  ctx.clip(path);
  draw();
  ctx.restore();
}
