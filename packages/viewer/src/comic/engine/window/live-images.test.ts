import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isWithin } from './image-window.ts';
import { createLiveImages } from './live-images.ts';

const someWindow = fc
  .tuple(fc.nat(20), fc.integer({ min: -1, max: 9 }))
  .map(([from, count]) => ({ from, to: from + count }));

it('tells each image of its own coming and going, and of nothing else', () => {
  fc.assert(
    fc.property(fc.array(someWindow, { maxLength: 20 }), (windows) => {
      const images = createLiveImages();
      const live = new Set<number>();
      const needless: number[] = [];
      for (let index = 0; index < 30; index += 1) {
        images.follow(index, (comes) => {
          if (live.has(index) === comes) needless.push(index);
          if (comes) live.add(index);
          else live.delete(index);
        });
      }
      needless.length = 0;
      for (const window of windows) {
        images.move(window);
        expect(images.window()).toBe(window);
        expect(needless).toEqual([]);
        const within = Array.from({ length: 30 }, (_, index) => index).filter((index) =>
          isWithin(window, index),
        );
        expect([...live].toSorted((a, b) => a - b)).toEqual(within);
      }
    }),
  );
});

it('tells an image that has gone nothing more', () => {
  const images = createLiveImages();
  const told: boolean[] = [];
  const end = images.follow(2, (live) => told.push(live));
  images.move({ from: 0, to: 3 });
  end();
  images.move({ from: 5, to: 6 });
  expect(told).toEqual([false, true]);
});
