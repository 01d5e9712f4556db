import { expect, it } from 'vitest';
import { pageSlots } from './page-slots.ts';

const _ = 'gap';

it.each([
  [1, 1, 1, [1]],
  [3, 7, 1, [1, 2, 3, 4, 5, 6, 7]],
  [1, 8, 1, [1, 2, 3, 4, 5, _, 8]],
  [4, 8, 1, [1, 2, 3, 4, 5, _, 8]],
  [5, 8, 1, [1, _, 4, 5, 6, 7, 8]],
  [5, 9, 1, [1, _, 4, 5, 6, _, 9]],
  [6, 9, 1, [1, _, 5, 6, 7, 8, 9]],
  [9, 9, 1, [1, _, 5, 6, 7, 8, 9]],
  [3, 5, 0, [1, 2, 3, 4, 5]],
  [3, 6, 0, [1, 2, 3, _, 6]],
  [4, 6, 0, [1, _, 4, 5, 6]],
  [4, 7, 0, [1, _, 4, _, 7]],
])('page %i of %i with %i around', (page, pages, around, slots) => {
  expect(pageSlots(page, pages, around)).toEqual(slots);
});

it.each([0, 1])(
  'always offers the page, both ends and equally many places (%i around)',
  (around) => {
    const most = 5 + 2 * around;
    for (let pages = 1; pages <= 20; pages += 1) {
      for (let page = 1; page <= pages; page += 1) {
        const slots = pageSlots(page, pages, around);
        expect(slots).toHaveLength(Math.min(pages, most));
        expect(slots).toContain(page);
        expect([slots[0], slots.at(-1)]).toEqual([1, pages]);
        const numbers = slots.filter((slot) => slot !== 'gap');
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
        slots.forEach((slot, place) => {
          const [before, after] = [slots[place - 1], slots[place + 1]];
          if (slot !== 'gap' || typeof before !== 'number' || typeof after !== 'number') return;
          expect(after - before).toBeGreaterThan(2);
        });
      }
    }
  },
);
