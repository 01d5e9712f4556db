import { expect, it } from 'vitest';
import { oneUnseen, type ShownImage } from './shown-images.ts';

function shown(index: number, seen: boolean): ShownImage {
  const shape = { width: 360, height: 640, dominantColor: '', placeholder: '', sources: [] };
  return { image: { id: `${index}`, page: index, ...shape }, index, seen };
}

it.each([
  [[], ['0', '1']],
  [['0'], ['0', '1']],
  [
    ['0', '1'],
    ['0', '1', '2'],
  ],
  [
    ['0', '1', '2'],
    ['0', '1', '2', '3'],
  ],
  [
    ['0', '3'],
    ['0', '1', '3'],
  ],
])('on a slow line, with %j there, %j may load', (settled: string[], expected) => {
  const all = [shown(0, true), shown(1, true), shown(2, false), shown(3, false)];
  const may = oneUnseen(all, (id) => settled.includes(id));
  expect(all.filter(may).map(({ image }) => image.id)).toEqual(expected);
});
