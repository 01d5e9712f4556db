import { request } from 'node:http';
import { openDatabase } from '@hanji/server/db/client.ts';
import { wireHeaders } from '@hanji/server/http/testing/wire-headers.ts';
import { openSession } from '@hanji/server/db/session.ts';
import { liveHolder } from '@hanji/server/postgres/folder/data-lock.ts';
import { forkBareServer, type BareAnswer } from '@hanji/server/testing/bare-server.ts';
import { fillManyTitles } from '@hanji/server/testing/many-titles.ts';
import { openFolder, removeFolder, serveHanji } from '@hanji/server/testing/served-process.ts';
import { sqlOn } from '@hanji/server/testing/sql.ts';
import { addReadingMembers } from './reading-members.ts';

/** How many ask at a time. */
export const clients = 16;

export type Asked = {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  /** Those of each client in turn. */
  readonly headers: readonly Readonly<Record<string, string>>[];
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

/** Its home is asked for, by members who have read different parts of it. */
const readTitle = 800;

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

type Answered = { readonly encoding: string | null; readonly bytes: Buffer };

function answerTo({ url, method, headers, body }: Asked): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method, headers: headers[0] }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('end', () => {
        const bytes = Buffer.concat(parts);
        const encoding = response.headers['content-encoding'] ?? null;
        if (response.statusCode === 200) resolve({ encoding, bytes });
        else reject(new Error(`${url}: ${response.statusCode} ${bytes.toString()}`));
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
  const databaseUrl = (await liveHolder(folder))?.database?.ownerUrl ?? '';
  const session = await openSession(databaseUrl);
  await fillManyTitles(sqlOn(session), { titles: 2000, chaptersEach: 20 });
  await session.end();
  const database = openDatabase(databaseUrl, { poolSize: 1 });
  const members = await addReadingMembers(database.db, readTitle, clients);
  await database.close();
  const headers = wireHeaders(requestSecret, new Date());
  const calls = plans.map((plan): Asked => {
    const type =
      plan.form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' };
    return {
      url: `${served.urls[plan.page === true ? 'ko' : 'server']}${plan.path}`,
      method: plan.form === undefined ? 'GET' : 'POST',
      headers: (plan.member === true ? members : [{}]).map((signedIn) => ({
        ...(plan.page === true ? navigation : headers),
        ...type,
        ...plan.headers,
        ...signedIn,
      })),
      body: plan.form ?? '',
      pid: served.child.pid ?? 0,
    };
  });
  const answers = await Promise.all(calls.map(answerTo));
  const bareServer = await forkBareServer(
    answers.map(({ encoding, bytes }, at): BareAnswer => {
      const method = calls[at]?.method ?? 'GET';
      return { path: `/${at}`, method, encoding, body: bytes.toString('base64') };
    }),
  );
  return {
    targets: plans.map(({ name, bar }, at) => {
      const [call, answer] = [calls[at], answers[at]];
      if (call === undefined || answer === undefined) throw new Error(`${name} has no call`);
      const bare = { ...call, url: `${bareServer.url}/${at}`, pid: bareServer.pid };
      return { name, bar, bytes: answer.bytes.byteLength, call, bare };
    }),
    async close() {
      bareServer.close();
      await served.end('SIGTERM');
      await removeFolder(folder);
    },
  };
}
