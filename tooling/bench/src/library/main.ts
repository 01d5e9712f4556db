// What each list of a library takes with a hundred thousand titles in it beside the same with a thousand.
import type { LibraryPage } from '@hanji/contract/entities/library.ts';
import { fillManyTitles } from '@hanji/server/testing/many-titles.ts';
import { compareLists, givenCounts, type ComparedList } from '#lists/compare-lists.ts';
import { openService, readerOf } from '#lists/open-service.ts';
import { fillLibrary } from './fill-library.ts';

const counts = givenCounts('library', { many: 100_000, rounds: 200 });

const lists = [
  'subscribed?orderType=updated',
  'subscribed?orderType=registered',
  'subscribed?orderType=name',
  'recent?pageSize=20',
  'rented?pageSize=20',
  'unlocked?orderType=updated',
  'unlocked?orderType=registered',
  'unlocked?orderType=name',
];

/** A service in which a member keeps so many titles in every list. */
function open(titles: number) {
  return openService(async (sql, memberId) => {
    await fillManyTitles(sql, { titles, chaptersEach: 2 });
    const readerId = await readerOf(sql, memberId);
    const [wallet] = await sql`
      insert into wallet (member_id) values (${memberId}::uuid) returning id`;
    await fillLibrary(sql, readerId, Number(wallet?.['id']));
    return { titles };
  });
}

type Opened = Awaited<ReturnType<typeof open>>;

/** The same list from where the page after that in its middle begins. */
async function fromMiddle({ ask, filled }: Opened, path: string): Promise<string> {
  const pageNo = Math.floor(filled.titles / 40);
  const answer = JSON.parse(await ask(`${path}&pageNo=${pageNo}`, true)) as { data: LibraryPage };
  return `${path}&after=${answer.data.page.after ?? ''}`;
}

const [small, large] = [await open(counts.few), await open(counts.many)];
try {
  const compared: ComparedList[] = [];
  for (const name of lists) {
    const path = `/library/all_comic/${name}`;
    const middle = [await fromMiddle(small, path), await fromMiddle(large, path)] as const;
    compared.push(
      { name, ofFew: () => small.ask(path, true), ofMany: () => large.ask(path, true) },
      {
        name: `${name}, from the middle`,
        ofFew: () => small.ask(middle[0], true),
        ofMany: () => large.ask(middle[1], true),
      },
    );
  }
  await compareLists(counts, compared);
} finally {
  await small.close();
  await large.close();
}
