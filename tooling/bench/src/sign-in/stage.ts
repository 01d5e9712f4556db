import { Agent, request } from 'node:http';
import type { RsaKeySet } from '@hanji/contract/entities/member.ts';
import { openDatabase } from '@hanji/server/db/client.ts';
import { openSession } from '@hanji/server/db/session.ts';
import { wireHeaders } from '@hanji/server/http/testing/wire-headers.ts';
import { addMember, testPassword } from '@hanji/server/modules/account/testing/add-member.ts';
import { encryptPassword } from '@hanji/server/modules/account/testing/encrypt-password.ts';
import { liveHolder } from '@hanji/server/postgres/folder/data-lock.ts';
import { fillManyTitles } from '@hanji/server/testing/many-titles.ts';
import { openFolder, removeFolder, serveHanji } from '@hanji/server/testing/served-process.ts';
import { sqlOn } from '@hanji/server/testing/sql.ts';

const requestSecret = 'a secret of measurements';

export type Answered = { readonly code: number; readonly ms: number };

type Asked = {
  readonly path: string;
  readonly form?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
};

export type Stage = {
  /** Of members who sign in with `testPassword`. */
  readonly emails: readonly string[];
  askHome(): Promise<Answered>;
  /** What signs in, encrypted and ready to be sent, from a network of its own. */
  prepare(email: string, password?: string): Promise<() => Promise<Answered>>;
  close(): Promise<void>;
};

/** A served process with 2,000 titles and so many members. */
export async function openStage(members: number): Promise<Stage> {
  const folder = await openFolder();
  const served = await serveHanji({
    HANJI_DATA: folder,
    HANJI_REQUEST_SECRET: requestSecret,
    HANJI_RATE_LIMIT: '1000000',
    // Each sign-in says which network it comes from.
    HANJI_TRUST_PROXY: '1',
    HANJI_LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
  });
  const databaseUrl = (await liveHolder(folder))?.database?.ownerUrl ?? '';
  const session = await openSession(databaseUrl);
  await fillManyTitles(sqlOn(session), { titles: 2000, chaptersEach: 20 });
  await session.end();
  const database = openDatabase(databaseUrl, { poolSize: 1 });
  const emails: string[] = [];
  while (emails.length < members) emails.push((await addMember(database.db)).email);
  await database.close();

  const agent = new Agent({ keepAlive: true });
  const ask = ({ path, form, headers }: Asked): Promise<Answered & { readonly body: string }> =>
    new Promise((resolve, reject) => {
      const began = performance.now();
      const type =
        form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' };
      const outgoing = request(
        `${served.urls['server']}${path}`,
        {
          agent,
          method: form === undefined ? 'GET' : 'POST',
          headers: { ...wireHeaders(requestSecret, new Date()), ...type, ...headers },
        },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.once('end', () => {
            const ms = performance.now() - began;
            const body = Buffer.concat(parts).toString();
            resolve({ code: response.statusCode ?? 0, ms, body });
          });
        },
      );
      outgoing.once('error', reject);
      outgoing.end(form === undefined ? '' : new URLSearchParams(form).toString());
    });

  let networks = 0;
  return {
    emails,
    askHome: () => ask({ path: '/all_comic/home' }),
    async prepare(email, password = testPassword) {
      networks += 1;
      const headers = { 'x-forwarded-for': `10.0.${networks >> 8}.${networks & 255}` };
      const { body } = await ask({ path: '/member/rsa/LOGIN', headers });
      const { data } = JSON.parse(body) as { data: RsaKeySet };
      const form = { email, ...encryptPassword(data, { password }) };
      return () => ask({ path: '/member/signin', form, headers });
    },
    async close() {
      agent.destroy();
      await served.end('SIGTERM');
      await removeFolder(folder);
    },
  };
}
