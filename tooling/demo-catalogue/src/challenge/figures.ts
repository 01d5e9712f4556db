import type { Point } from '#paint/brush.ts';
import { randomFrom } from '#paint/random.ts';
import { colorOf, oval, shape, stroke, type Box, type Pen } from './sketch.ts';

/** What makes somebody the same on each page. */
export type Person = {
  readonly hair: 'bob' | 'spiky' | 'long' | 'bun' | 'cap' | 'ears';
  readonly hairColor: string;
  readonly clothes: string;
  readonly glasses: boolean;
};

export function personOf({ hand }: Pen, seed: string): Person {
  const random = randomFrom(seed);
  return {
    hair: random.pick(['bob', 'spiky', 'long', 'bun', 'cap', 'ears']),
    hairColor: random.pick(hand.colors),
    clothes: random.pick(hand.colors),
    glasses: random.chance(0.25),
  };
}

/** A head is a unit: everything is as large as its radius. */
function hairBehind(pen: Pen, { hair, hairColor }: Person, x: number, y: number, r: number): void {
  if (hair === 'long') {
    shape(
      pen,
      [
        [x - r * 1.1, y - r * 0.4],
        [x + r * 1.1, y - r * 0.4],
        [x + r * 1.2, y + r * 2],
        [x - r * 1.2, y + r * 2],
      ],
      hairColor,
    );
  }
  if (hair === 'bun') shape(pen, oval(x, y - r * 1.3, r * 0.45, r * 0.4), hairColor);
  if (hair === 'ears') {
    for (const side of [-1, 1]) {
      shape(
        pen,
        [
          [x + side * r * 0.9, y - r * 0.4],
          [x + side * r * 0.85, y - r * 1.5],
          [x + side * r * 0.2, y - r * 0.9],
        ],
        hairColor,
      );
    }
  }
}

function fringe(hair: Person['hair'], x: number, y: number, r: number): Point[] {
  const top: Point[] = oval(x, y, r * 1.08, r * 1.12, 20).filter(([, at]) => at < y - r * 0.25);
  const steps = hair === 'spiky' ? 7 : 5;
  const tips: Point[] = Array.from({ length: steps * 2 - 1 }, (_, at): Point => {
    const along = x + r * 1.0 - ((at + 0.5) / (steps * 2 - 1)) * r * 2;
    const down = at % 2 === 0 ? y - r * (hair === 'cap' ? 0.35 : 0.05) : y - r * 0.45;
    return [along, down];
  });
  const crown =
    hair === 'spiky' ? top.map(([px, py], at): Point => [px, py - (at % 2) * r * 0.3]) : top;
  return [...crown, ...tips];
}

function face(pen: Pen, { glasses }: Person, x: number, y: number, r: number): void {
  const { random, ctx, hand } = pen;
  const look = random.pick(['open', 'closed', 'wide'] as const);
  for (const side of [-1, 1]) {
    const eye = x + side * r * 0.38;
    if (look === 'closed') {
      stroke(pen, [
        [eye - r * 0.15, y + r * 0.15],
        [eye, y + r * 0.05],
        [eye + r * 0.15, y + r * 0.15],
      ]);
    } else {
      ctx.fillStyle = hand.ink;
      ctx.beginPath();
      ctx.ellipse(
        eye,
        y + r * 0.12,
        r * 0.09,
        r * (look === 'wide' ? 0.2 : 0.14),
        0,
        0,
        Math.PI * 2,
      );
      ctx.fill();
    }
    if (glasses)
      stroke(
        pen,
        [...oval(eye, y + r * 0.12, r * 0.27, r * 0.24, 10), [eye + r * 0.27, y + r * 0.12]],
        2,
      );
  }
  const mouth = random.pick([0.12, -0.1, 0, 0.2]);
  stroke(pen, [
    [x - r * 0.22, y + r * 0.55],
    [x, y + r * (0.55 + mouth)],
    [x + r * 0.22, y + r * 0.55],
  ]);
}

/** Somebody from the waist up: the head around a point, its radius given. */
export function drawPerson(pen: Pen, person: Person, x: number, y: number, r: number): void {
  hairBehind(pen, person, x, y, r);
  shape(
    pen,
    [
      [x - r * 0.5, y + r * 0.95],
      [x + r * 0.5, y + r * 0.95],
      [x + r * 1.25, y + r * 1.6],
      [x + r * 1.4, y + r * 3.4],
      [x - r * 1.4, y + r * 3.4],
      [x - r * 1.25, y + r * 1.6],
    ],
    person.clothes,
  );
  shape(pen, oval(x, y, r, r * 1.05), null);
  face(pen, person, x, y, r);
  shape(pen, fringe(person.hair, x, y, r), person.hairColor, person.hair !== 'long');
}

/** Where a panel is: lines and a few shapes behind who stands there. */
export function drawPlace(pen: Pen, { x, y, width, height }: Box): void {
  const { random } = pen;
  const ground = y + height * random.range(0.6, 0.75);
  const kind = random.pick(['hills', 'town', 'room', 'sea', 'night', 'rain'] as const);
  if (kind === 'hills' || kind === 'sea') {
    const waves = Array.from({ length: 9 }, (_, at): Point => [
      x + (at / 8) * width,
      ground + Math.sin(at * (kind === 'sea' ? 2 : 0.9)) * height * 0.05,
    ]);
    shape(pen, [...waves, [x + width, y + height], [x, y + height]], colorOf(pen));
  }
  if (kind === 'town') {
    for (let at = x; at < x + width; at += width * 0.18) {
      const tall = height * random.range(0.2, 0.5);
      shape(
        pen,
        [
          [at, ground],
          [at, ground - tall],
          [at + width * 0.15, ground - tall],
          [at + width * 0.15, ground],
        ],
        random.chance(0.5) ? colorOf(pen) : null,
      );
    }
  }
  if (kind === 'room') {
    stroke(pen, [
      [x, ground],
      [x + width, ground],
    ]);
    shape(
      pen,
      [
        [x + width * 0.6, y + height * 0.1],
        [x + width * 0.9, y + height * 0.1],
        [x + width * 0.9, y + height * 0.4],
        [x + width * 0.6, y + height * 0.4],
      ],
      colorOf(pen),
    );
  }
  if (kind === 'night' || kind === 'rain') {
    for (let drop = 0; drop < 40; drop += 1) {
      const [px, py] = [x + random.next() * width, y + random.next() * height];
      stroke(
        pen,
        kind === 'rain'
          ? [
              [px, py],
              [px - 6, py + 26],
            ]
          : [
              [px - 4, py],
              [px + 4, py],
            ],
        2,
      );
    }
  }
}
