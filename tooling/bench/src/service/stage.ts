import { request } from 'node:http';
import { openDatabase } from '@hanji/server/db/client.ts';
import { signIn } from '@hanji/server/http/testing/sign-in.ts';
import { wireHeaders } from '@hanji/server/http/testing/wire-headers.ts';
import { sessionCookie } from '@hanji/server/http/request/session-cookie.ts';
import { openSession } from '@hanji/server/db/session.ts';
import { liveHolder } from '@hanji/server/postgres/folder/data-lock.ts';
import { forkBareServer, type BareAnswer } from '@hanji/server/testing/bare-server.ts';
import { fillManyTitles } from '@hanji/server/testing/many-titles.ts';
import { openFolder, removeFolder, serveHanji } from '@hanji/server/testing/served-process.ts';
import { sqlOn } from '@hanji/server/testing/sql.ts';

export type Asked = {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Of the process that answers. */
  readonly pid: number;
};

export type Target = {
  readonly name: string;
  /** The ratio that is to be reached; null where there is none. */
  readonly bar: number | null;
  readonly bytes: number;
  readonly call: Asked;
  readonly bare: Asked;
};

type Plan = {
  readonly name: string;
  readonly bar: number | null;
  readonly path: string;
  readonly form?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly member?: boolean;
  /** A page of an edition rather than a call. */
  readonly page?: boolean;
};

const requestSecret = 'a secret of measurements';
const browsers = { 'accept-encoding': 'gzip, deflate, br, zstd' };
const plain = { 'accept-encoding': 'identity' };
const navigation = { accept: 'text/html', 'accept-language': 'ko-KR' };
/** Whoever has accepted titles for adults is answered apart from the others. */
const accepted = { cookie: 'hanji_accept_mature=Y' };

const plans: readonly Plan[] = [
  { name: 'Home, br', bar: 0.7, path: '/all_comic/home', headers: browsers },
  { name: 'Home, identity', bar: 0.7, path: '/all_comic/home', headers: plain },
  {
    name: 'Home with adults’ titles, br',
    bar: 0.7,
    path: '/all_comic/home',
    headers: { ...browsers, ...accepted },
  },
  { name: 'content home, br', bar: 0.7, path: '/comic/800', headers: browsers },
  // Made anew each time: it has the member's own progress.
  {
    name: 'content home of a member, br',
    bar: 0.25,
    path: '/comic/800',
    headers: browsers,
    member: true,
  },
  {
    name: 'chapter view, br',
    bar: null,
    path: '/comic/800/chapter/15981/product',
    headers: browsers,
  },
  { name: 'search, br', bar: null, path: '/search', form: 'query=4f8', headers: browsers },
  { name: 'page of Home, br', bar: null, path: '/', headers: browsers, page: true },
  // Drawn each time.
  {
    name: 'page of Home of a member, br',
    bar: null,
    path: '/',
    headers: browsers,
    page: true,
    member: true,
  },
];

function bytesOf({ url, method, headers, body }: Asked): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('end', () => {
        if (response.statusCode === 200) resolve(Buffer.concat(parts));
        else reject(new Error(`${url}: ${response.statusCode} ${Buffer.concat(parts).toString()}`));
      });
    });
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}

/** A served process with 2,000 titles, and bare routes that answer as it does. */
export async function openStage(): Promise<{
  readonly targets: readonly Target[];
  close(): Promise<void>;
}> {
  const folder = await openFolder();
  const served = await serveHanji({
    HANJI_DATA: folder,
    HANJI_EDITIONS: 'ko',
    HANJI_REQUEST_SECRET: requestSecret,
    HANJI_RATE_LIMIT: '1000000',
    // Its lines would go through a pipe that the measuring process itself has to read.
    HANJI_LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
  });
  const databaseUrl = (await liveHolder(folder))?.databaseUrl ?? '';
  const session = await openSession(databaseUrl);
  await fillManyTitles(sqlOn(session), { titles: 2000, chaptersEach: 20 });
  await session.end();
  const database = openDatabase(databaseUrl, { poolSize: 1 });
  const { token } = await signIn(database.db, { expiresAt: new Date(Date.now() + 3_600_000) });
  await database.close();
  const signedIn = { cookie: `${sessionCookie}=${token}` };
  const headers = wireHeaders(requestSecret, new Date());
  const calls = plans.map((plan): Asked => {
    const type =
      plan.form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' };
    return {
      url: `${served.urls[plan.page === true ? 'ko' : 'server']}${plan.path}`,
      method: plan.form === undefined ? 'GET' : 'POST',
      headers: {
        ...(plan.page === true ? navigation : headers),
        ...type,
        ...plan.headers,
        ...(plan.member === true ? signedIn : {}),
      },
      body: plan.form ?? '',
      pid: served.child.pid ?? 0,
    };
  });
  const bodies = await Promise.all(calls.map(bytesOf));
  const bareServer = await forkBareServer(
    calls.map(({ method, headers: sent }, at): BareAnswer => {
      const encoded = sent['accept-encoding']?.includes('br') === true;
      const body = bodies[at]?.toString('base64') ?? '';
      return { path: `/${at}`, method, encoding: encoded ? 'br' : null, body };
    }),
  );
  return {
    targets: plans.map(({ name, bar }, at) => {
      const call = calls[at];
      if (call === undefined) throw new Error(`${name} has no call`);
      const bare = { ...call, url: `${bareServer.url}/${at}`, pid: bareServer.pid };
      return { name, bar, bytes: bodies[at]?.byteLength ?? 0, call, bare };
    }),
    async close() {
      bareServer.close();
      await served.end('SIGTERM');
      await removeFolder(folder);
    },
  };
}
