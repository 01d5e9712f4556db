import { expect, it } from 'vitest';
import { withDocuments } from './kept-documents.ts';

it('gives back what it keeps, in memory and in a file', async () => {
  const size = 9 * 1024 * 1024;
  const documents = [1, 2, 3].map((value) => Buffer.alloc(size, value));
  await withDocuments(async (kept) => {
    const all = [];
    for (const bytes of documents) all.push(await kept.keep(bytes));
    expect(all.map((one) => typeof one)).toEqual(['object', 'function', 'function']);
    for (const [index, one] of all.entries()) {
      const bytes = typeof one === 'function' ? await one() : one;
      expect(Buffer.compare(bytes, documents[index] ?? Buffer.of())).toBe(0);
    }
  });
});
