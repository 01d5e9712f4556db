import { sessionCookie } from '@hanji/contract/headers.ts';
import type { LibraryPage } from '@hanji/contract/entities/library.ts';
import { openDatabase } from '@hanji/server/db/client.ts';
import { openSession } from '@hanji/server/db/session.ts';
import { signIn } from '@hanji/server/http/testing/sign-in.ts';
import { wireHeaders } from '@hanji/server/http/testing/wire-headers.ts';
import { liveHolder } from '@hanji/server/postgres/folder/data-lock.ts';
import { fillManyTitles } from '@hanji/server/testing/many-titles.ts';
import { openFolder, removeFolder, serveHanji } from '@hanji/server/testing/served-process.ts';
import { sqlOn } from '@hanji/server/testing/sql.ts';
import { fillLibrary } from './fill-library.ts';

const requestSecret = 'a secret of measurements';

export type Stage = {
  /** Asks for a page as the member; gives the milliseconds until its last byte. */
  ask(path: string): Promise<number>;
  /** Where the page after that in the middle of a list begins. */
  middleOf(path: string): Promise<string>;
  close(): Promise<void>;
};

/** A served process in which a member keeps so many titles in every list. */
export async function openStage(titles: number): Promise<Stage> {
  const folder = await openFolder();
  const served = await serveHanji({
    HANJI_DATA: folder,
    HANJI_REQUEST_SECRET: requestSecret,
    HANJI_RATE_LIMIT: '0',
    HANJI_LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
  });
  const databaseUrl = (await liveHolder(folder))?.database?.ownerUrl ?? '';
  const database = openDatabase(databaseUrl, { poolSize: 1 });
  const expiresAt = new Date(Date.now() + 24 * 3_600_000);
  const { memberId, token } = await signIn(database.db, { expiresAt });
  await database.close();
  const session = await openSession(databaseUrl);
  const sql = sqlOn(session);
  await fillManyTitles(sql, { titles, chaptersEach: 2 });
  const [own] = await sql`
    insert into reader (kind, member_id) values ('member', ${memberId}::uuid) returning id::int`;
  const [wallet] = await sql`
    insert into wallet (member_id) values (${memberId}::uuid) returning id`;
  await fillLibrary(sql, Number(own?.['id']), Number(wallet?.['id']));
  await session.end();

  async function read(path: string): Promise<string> {
    const headers = {
      ...wireHeaders(requestSecret, new Date()),
      cookie: `${sessionCookie}=${token}`,
    };
    const response = await fetch(`${served.urls['server']}${path}`, { headers });
    const body = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${body}`);
    return body;
  }

  return {
    async ask(path) {
      const began = performance.now();
      await read(path);
      return performance.now() - began;
    },
    async middleOf(path) {
      const pageNo = Math.floor(titles / 40);
      const answer = JSON.parse(await read(`${path}&pageNo=${pageNo}`)) as { data: LibraryPage };
      return answer.data.page.after ?? '';
    },
    async close() {
      await served.end('SIGTERM');
      await removeFolder(folder);
    },
  };
}
