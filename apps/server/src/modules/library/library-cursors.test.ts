import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { LibraryPage } from '@hanji/contract/entities/library.ts';
import { openLibrary } from './testing/open-library.ts';

const { title, member, subscribe, remove, page, pass } = await openLibrary();

const [pageSize, kept] = [4, 18];
const names = ['가람', '나루', '다솜', '라온', '마루'];
const titles = await Promise.all(
  Array.from({ length: kept + 12 }, (_, at) => title(0, { name: names[at % names.length] ?? '' })),
);
const orders = ['registered', 'name'] as const;

/** What another device of the reader does while a page is read; `at` picks the title. */
const anyAct = fc.record({ kind: fc.constantFrom('add', 'remove'), at: fc.nat(titles.length - 1) });
type Act = { readonly kind: string; readonly at: number };

const anyStory = fc.record({
  order: fc.constantFrom(...orders),
  turns: fc.array(fc.array(anyAct, { maxLength: 5 }), { minLength: 5, maxLength: 5 }),
});

function act(token: string, { kind, at }: Act): Promise<unknown> {
  const one = titles[at];
  if (one === undefined) throw new Error('there is no such title');
  return kind === 'add' ? subscribe(token, one) : remove(token, 'subscribed', [one]);
}

it('pages of a library neither skip nor repeat a title, whatever another device does at the same moment', async () => {
  await fc.assert(
    fc.asyncProperty(anyStory, async ({ order, turns }) => {
      const { token } = await member();
      for (const one of titles.slice(0, kept)) {
        await subscribe(token, one);
        pass(1);
      }
      const seen: number[] = [];
      const left = [...turns];
      let after: string | null = '';
      for (let pageNo = 0; after !== null; pageNo += 1) {
        const from: string = after === '' ? '' : `&after=${after}`;
        const query = `?orderType=${order}&pageSize=${pageSize}&pageNo=${pageNo}${from}`;
        const acts = left.shift() ?? [];
        const [read]: [LibraryPage, ...unknown[]] = await Promise.all([
          page(token, 'all_comic/subscribed', query),
          ...acts.map((doing) => act(token, doing)),
        ]);
        seen.push(...read.contents.map(({ content }) => content.id));
        ({ after } = read.page);
        pass(1);
      }
      const touched = new Set(turns.flat().map(({ at }) => titles[at]?.id));
      const stayed = titles.slice(0, kept).flatMap(({ id }) => (touched.has(id) ? [] : [id]));
      expect(stayed.filter((id) => !seen.includes(id))).toEqual([]);
      const ofStayed = seen.filter((id) => stayed.includes(id));
      expect(new Set(ofStayed).size).toBe(ofStayed.length);
    }),
    { numRuns: 12 },
  );
});
