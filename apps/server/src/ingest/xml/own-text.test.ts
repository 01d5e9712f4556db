import { expect, it } from 'vitest';
import { ownText } from './own-text.ts';

it('changes nothing in a text', () => {
  for (const text of ['', 'Of Ants', '한지 紙 📖', 'half a pair: \ud83d']) {
    expect(ownText(text)).toBe(text);
  }
});
