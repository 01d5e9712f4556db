import { expect, it } from 'vitest';
import { codeOf, coloursOf, type Colour } from './page-code.ts';

function blurred([red, green, blue]: Colour): Colour {
  return [red + 30, green - 30, blue + 20];
}

it('reads back every page of a long chapter, even from colours that lossy compression moved', () => {
  for (const chapter of [0, 1, 63]) {
    for (let page = 1; page <= 400; page += 1) {
      const [a, b, c] = coloursOf({ chapter, page });
      expect(codeOf([blurred(a), blurred(b), blurred(c)])).toEqual({ chapter, page });
    }
  }
});
