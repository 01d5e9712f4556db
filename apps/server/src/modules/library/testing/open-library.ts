import { expect } from 'vitest';
import type { ContentHome } from '@hanji/contract/entities/content.ts';
import type { LibraryEntry, LibraryPage } from '@hanji/contract/entities/library.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { testContext } from '#http/testing/test-api.ts';
import { testNow } from '#http/testing/test-now.ts';
import { asker } from '#modules/testing/ask.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { addChapter, addTitle } from '#modules/testing/works.ts';
import { freshDatabase } from '#testing/fresh-database.ts';

type Titled = { readonly id: number; readonly type: string };
type Entry = { readonly id: number };

/** A service with titles that members keep in their libraries, by a clock that is set. */
export async function openLibrary() {
  const { db, sql } = await freshDatabase();
  const clock = { now: testNow };
  const context = { ...(await testContext(db, { edition: 'ko' })), now: () => clock.now };
  const ask = asker(await openTestApi(context), context);

  function pass(seconds: number): void {
    clock.now = new Date(clock.now.getTime() + seconds * 1000);
  }

  function member(columns: Parameters<typeof signIn>[1] = {}) {
    return signIn(db, { expiresAt: new Date(testNow.getTime() + 90 * 86_400_000), ...columns });
  }

  /** A title of so many episodes, all of them out. */
  async function title(episodes: number, columns: Parameters<typeof addTitle>[1] = {}) {
    const row = await addTitle(db, { episodeCount: episodes, ...columns });
    const chapters = [];
    for (let sort = 1; sort <= episodes; sort += 1) {
      chapters.push(await addChapter(db, row.id, { sort, name: `${sort}화` }));
    }
    return { ...row, chapters };
  }

  async function publish({ id }: Entry, sort: number) {
    await addChapter(db, id, { sort, name: `${sort}화`, publishedAt: clock.now });
    await sql`update content set episode_count = ${sort}, last_chapter_published_at = ${clock.now.toISOString()}::timestamptz where id = ${id}`;
  }

  function subscribe(token: string, { id, type }: Titled) {
    return ask<null>(`/library/subscribed/${type}/${id}`, { method: 'POST', token });
  }

  function remove(token: string, list: string, titles: readonly Titled[]) {
    const json = titles.map(({ id, type }) => ({ contentType: type, contentId: id }));
    return ask<null>(`/library/${list}`, { method: 'DELETE', token, json });
  }

  async function read(token: string, of: Titled, chapter: Entry | undefined, finished = false) {
    const path = `/${of.type}/${of.id}/chapter/${chapter?.id}/read`;
    const { code } = await ask(finished ? `${path}/finished` : path, { method: 'POST', token });
    expect(code).toBe(200);
  }

  async function page(token: string, list: string, query = '') {
    const { code, data } = await ask<LibraryPage>(`/library/${list}${query}`, { token });
    expect(code).toBe(200);
    return data;
  }

  async function entries(token: string, list: string, query = ''): Promise<LibraryEntry[]> {
    return (await page(token, `all_comic/${list}`, query)).contents;
  }

  async function ids(token: string, list: string, query = ''): Promise<number[]> {
    return (await entries(token, list, query)).map(({ content }) => content.id);
  }

  async function isSubscribed(token: string, { id, type }: Titled): Promise<boolean | undefined> {
    const { data } = await ask<ContentHome>(`/${type}/${id}`, { token });
    return data.content.activity?.subscribed;
  }

  async function readerId(memberId: string): Promise<number> {
    const [row] = await sql`select id::int from reader where member_id = ${memberId}::uuid`;
    return Number(row?.['id']);
  }

  return {
    db,
    sql,
    context,
    clock,
    ask,
    pass,
    member,
    title,
    publish,
    subscribe,
    remove,
    read,
    page,
    entries,
    ids,
    isSubscribed,
    readerId,
  };
}
