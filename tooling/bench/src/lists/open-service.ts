import { sessionCookie } from '@hanji/contract/headers.ts';
import { openDatabase } from '@hanji/server/db/client.ts';
import { openSession } from '@hanji/server/db/session.ts';
import { signIn } from '@hanji/server/http/testing/sign-in.ts';
import { wireHeaders } from '@hanji/server/http/testing/wire-headers.ts';
import { liveHolder } from '@hanji/server/postgres/folder/data-lock.ts';
import { openFolder, removeFolder, serveHanji } from '@hanji/server/testing/served-process.ts';
import { sqlOn, type Sql } from '@hanji/server/testing/sql.ts';

const requestSecret = 'a secret of measurements';

type MeasuredService<Filled> = {
  /** What was said of the database when it was filled. */
  readonly filled: Filled;
  /**
   * Makes a call, as the member or as nobody, and gives all of its answer; in a language if one is
   * given, and with a form if that is what the call takes.
   */
  readonly ask: (
    path: string,
    asMember: boolean,
    language?: string,
    form?: string,
  ) => Promise<string>;
  readonly close: () => Promise<void>;
};

/** A process of the service with a member, over a database that is filled before the first call. */
export async function openService<Filled>(
  fill: (sql: Sql, memberId: string, databaseUrl: string) => Promise<Filled>,
): Promise<MeasuredService<Filled>> {
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
  const filled = await fill(sqlOn(session), memberId, databaseUrl);
  await session.end();
  const cookie = { cookie: `${sessionCookie}=${token}` };
  return {
    filled,
    async ask(path, asMember, language, form) {
      const headers = {
        ...wireHeaders(requestSecret, new Date()),
        ...(language !== undefined && { 'accept-language': language }),
        ...(asMember && cookie),
      };
      const sent = form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) };
      const response = await fetch(`${served.urls['server']}${path}`, { headers, ...sent });
      const body = await response.text();
      if (!response.ok) throw new Error(`${path}: ${response.status} ${body}`);
      return body;
    },
    async close() {
      await served.end('SIGTERM');
      await removeFolder(folder);
    },
  };
}

/** The number under which what a member reads is kept. */
export async function readerOf(sql: Sql, memberId: string): Promise<number> {
  const [own] = await sql`
    insert into reader (kind, member_id) values ('member', ${memberId}::uuid) returning id::int`;
  return Number(own?.['id']);
}
