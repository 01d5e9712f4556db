import { expect, it } from 'vitest';
import { declinedPlacesKey, readDeclinedPlaces, writeDeclinedPlace } from './declined-places.ts';

it('keeps until when places were declined, by title', () => {
  expect(declinedPlacesKey).toBe('hanji.declinedPlaces');
  const text = writeDeclinedPlace(readDeclinedPlaces(null), { reader: 'anna', contentId: 7 }, 1000);
  expect(
    readDeclinedPlaces(
      writeDeclinedPlace(readDeclinedPlaces(text), { reader: 'anna', contentId: 7 }, 2000),
    ),
  ).toEqual([[7, 2000, 'anna']]);
});

it('leaves out what is no time, and forgets the oldest of over 200 titles', () => {
  expect(readDeclinedPlaces('{"version":1,"declined":[[7,"x"],[8,1]]}')).toEqual([[8, 1]]);
  let text = '';
  for (let id = 1; id <= 201; id += 1)
    text = writeDeclinedPlace(readDeclinedPlaces(text), { reader: 'anna', contentId: id }, id);
  expect(readDeclinedPlaces(text).map(([id]) => id)).not.toContain(1);
  expect(readDeclinedPlaces(text)).toHaveLength(200);
});
