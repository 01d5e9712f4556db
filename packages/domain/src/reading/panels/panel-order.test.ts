import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inReadingOrder } from './panel-order.ts';

function named(name: string, left: number, top: number, right: number, bottom: number) {
  return { name, left, top, right, bottom };
}

/** A wide panel, then a tall one beside two, then two that lean. */
const page = [
  named('wide', 0.05, 0, 0.95, 0.3),
  named('tall', 0.05, 0.35, 0.45, 0.9),
  named('upper', 0.5, 0.35, 0.95, 0.6),
  named('lower', 0.5, 0.65, 0.95, 0.9),
  named('near', 0.05, 0.94, 0.55, 1.3),
  named('far', 0.5, 0.95, 0.95, 1.3),
];

it.each([
  ['LTR', ['wide', 'tall', 'upper', 'lower', 'near', 'far']],
  ['TTB', ['wide', 'tall', 'upper', 'lower', 'near', 'far']],
  ['RTL', ['wide', 'upper', 'lower', 'tall', 'far', 'near']],
] as const)('reads %s as %j', (direction, names) => {
  expect(inReadingOrder(page.toReversed(), direction).map(({ name }) => name)).toEqual(names);
});

it('takes boxes that no line parts from above, then from the beginning of a line', () => {
  const wheel = [
    named('a', 0, 0, 0.6, 0.4),
    named('b', 0.6, 0, 1, 0.6),
    named('c', 0.4, 0.6, 1, 1),
    named('d', 0, 0.4, 0.4, 1),
  ];
  expect(inReadingOrder(wheel, 'LTR').map(({ name }) => name)).toEqual(['a', 'b', 'd', 'c']);
  expect(inReadingOrder(wheel, 'RTL').map(({ name }) => name)).toEqual(['b', 'a', 'd', 'c']);
});

it('keeps every box, whatever lies over what, and does not depend on how they came', () => {
  const boxes = fc.array(
    fc
      .tuple(fc.nat(20), fc.nat(20), fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }))
      .map(([x, y, w, h]) => named(`${x} ${y} ${w} ${h}`, x, y, x + w, y + h)),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(boxes, fc.constantFrom('LTR', 'RTL', 'TTB'), (all, direction) => {
      const ordered = inReadingOrder(all, direction).map(({ name }) => name);
      expect(ordered.toSorted()).toEqual(all.map(({ name }) => name).toSorted());
    }),
  );
});

it('never reads a panel before one that ends above it and stands over it', () => {
  const rows = fc.array(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 3 }), {
    minLength: 1,
    maxLength: 6,
  });
  fc.assert(
    fc.property(rows, fc.constantFrom('LTR', 'RTL'), (drawn, direction) => {
      const panels = drawn.flatMap((widths, row) => {
        const sum = widths.reduce((all, width) => all + width, 0);
        let left = 0;
        return widths.map((width, column) => {
          const box = named(`${row} ${column}`, left / sum, row, (left + width) / sum, row + 0.9);
          left += width;
          return box;
        });
      });
      const ordered = inReadingOrder(panels, direction).map(({ name }) => name);
      const expected = drawn.flatMap((widths, row) => {
        const names = widths.map((_, column) => `${row} ${column}`);
        return direction === 'RTL' ? names.toReversed() : names;
      });
      expect(ordered).toEqual(expected);
    }),
  );
});
