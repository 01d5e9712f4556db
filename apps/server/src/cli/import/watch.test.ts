import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { sql as statement } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { pino } from 'pino';
import { inTransaction } from '#db/executor.ts';
import { zipped } from '#ingest/testing/archives.ts';
import { asNobody } from '#ingest/testing/as-nobody.ts';
import { encoded } from '#ingest/testing/pictures.ts';
import { temporaryFolder } from '#ingest/testing/work.ts';
import { importFolder } from '#jobs/import-folder.ts';
import { loadSettings } from '#settings/load-settings.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { runInProcess } from '#testing/run-in-process.ts';
import { runHanji } from '#testing/served-process.ts';

const { db, sql, url } = await freshDatabase();
const root = await temporaryFolder();
const environment = { DATABASE_URL: url, HANJI_DATA: path.join(root, 'data') };
await mkdir(environment.HANJI_DATA);
const picture = await encoded(80, 100);

async function watchedFolder(name: string): Promise<string> {
  const folder = path.join(root, name);
  await mkdir(folder);
  return folder;
}

async function comic(folder: string, name: string, pages = 1): Promise<void> {
  const files = Array.from({ length: pages }, (_, page) => [`${page}.png`, picture] as const);
  await writeFile(path.join(folder, name), await zipped(Object.fromEntries(files)));
}

function lookOnce(folder: string, ...flags: string[]) {
  return runInProcess(['import', '--watch', '--once', folder, ...flags], environment);
}

/** As though ten seconds had gone by since the last look. */
async function later(): Promise<void> {
  await sql`update watched_work set seen_at = seen_at - interval '10 seconds'`;
}

function titles(names: string) {
  return sql`select name from content where name like ${names} order by name`;
}

it('takes in what has appeared once, and says of a refused one why, also once', async () => {
  const folder = await watchedFolder('once');
  await comic(folder, 'Rain 1.cbz');
  await writeFile(path.join(folder, 'Rain 2.cbz'), 'no archive');
  await comic(folder, 'Rain 3.cbz');
  expect(await lookOnce(folder)).toEqual({ code: 0, stdout: '', stderr: '' });
  await later();
  await mkdir(path.join(folder, 'Rain (4)'));
  const others = ['Rain (4)/cover.jpg', 'Rain (4)/Rain.azw3', 'notes.txt'].map((name) =>
    path.join(folder, name),
  );
  const begun = path.join(folder, 'Rain 5.cbz.part');
  await Promise.all([...others, begun].map((file) => writeFile(file, 'no work')));
  const report = path.join(folder, 'report.json');
  const taken = await lookOnce(folder, '--language', 'ko-KR', '--report', report);
  const { passedOver } = JSON.parse(await readFile(report, 'utf8'));
  expect(passedOver.toSorted()).toEqual(others.toSorted());
  expect(taken.code).toBe(1);
  expect(taken.stdout).toMatch(/^imported: Rain 1 .*\nimported: Rain 3 .*\n$/);
  expect(taken.stderr).toMatch(/Rain 2\.cbz\nrefused: .*\n/);
  expect(await titles('Rain %')).toEqual([{ name: 'Rain 1' }, { name: 'Rain 3' }]);
  expect(await lookOnce(folder)).toEqual({ code: 0, stdout: '', stderr: '' });
});

it('looks at the other folders where one cannot be read, and says so', async () => {
  const [away, open] = [await watchedFolder('away'), await watchedFolder('open')];
  await comic(open, 'Fog.cbz');
  await chmod(environment.HANJI_DATA, 0o777);
  await chmod(away, 0);
  const { code, stderr } = await asNobody(root, () => lookOnce(away, open));
  expect(code).toBe(1);
  expect(stderr).toMatch(/^failed: EACCES.*away'\n$/);
  await later();
  expect((await lookOnce(open)).stdout).toMatch(/^imported: Fog /);
});

it('replaces a title in place of which another volume has appeared', async () => {
  const folder = await watchedFolder('growing');
  await mkdir(path.join(folder, 'Hail'));
  const outcomes: string[] = [];
  for (const volume of ['Hail 1.cbz', 'Hail 2.cbz']) {
    await comic(path.join(folder, 'Hail'), volume);
    await lookOnce(folder);
    await later();
    outcomes.push((await lookOnce(folder)).stdout);
  }
  expect(outcomes[0]).toMatch(/^imported: Hail .*, 1 chapter, /);
  expect(outcomes[1]).toMatch(/^replaced: Hail .*, 2 chapters, /);
  expect(await titles('Hail')).toHaveLength(1);
});

it('takes a work in once where several processes watch', async () => {
  const folder = await watchedFolder('several');
  await comic(folder, 'Snow.cbz', 12);
  await lookOnce(folder);
  await later();
  const args = ['import', '--watch', '--once', folder];
  const runs = await Promise.all([1, 2, 3].map(() => runHanji(args, environment)));
  expect(runs.map(({ code }) => code)).toEqual([0, 0, 0]);
  expect(runs.map(({ stdout }) => stdout).join('')).toMatch(/^imported: Snow [^\n]*\n$/);
  expect(await titles('Snow')).toHaveLength(1);
});

it('goes on with the others where one cannot be stored, and tries that one later', async () => {
  const folder = await watchedFolder('later');
  await comic(folder, 'Fog 1.cbz');
  await comic(folder, 'Fog 2.cbz');
  await sql`create function no_fog() returns trigger language plpgsql as $$ begin
    if new.name = 'Fog 1' then raise exception 'no room for fog'; end if; return new; end $$`;
  await sql`create trigger no_fog before insert on content
    for each row execute function no_fog()`;
  await lookOnce(folder);
  await later();
  const first = await lookOnce(folder);
  await sql`update watched_work set seen_at = seen_at - interval '10 minutes'`;
  // Tried again in vain, it is said no more than once.
  expect(await lookOnce(folder)).toEqual({ code: 1, stdout: '', stderr: '' });
  await sql`drop trigger no_fog on content`;
  expect(first.code).toBe(1);
  expect(first.stderr).toMatch(/^failed: no room for fog$/m);
  expect(await titles('Fog %')).toEqual([{ name: 'Fog 2' }]);
  expect(await lookOnce(folder)).toMatchObject({ code: 0, stdout: '' });
  await sql`update watched_work set seen_at = seen_at - interval '10 minutes'`;
  const last = await lookOnce(folder);
  expect(last.stdout).toMatch(/^imported: Fog 1/);
  expect(last.stderr).toMatch(/Fog 1\.cbz$/m);
});

it('leaves what was written to while it waited for its turn to the next look', async () => {
  const folder = await watchedFolder('changing');
  await comic(folder, 'Mist 1.cbz');
  await comic(folder, 'Mist 2.cbz');
  await lookOnce(folder);
  await later();
  const { looking } = await inTransaction(db, async (tx) => {
    await tx.execute(statement`lock table content in exclusive mode`);
    const waiting = () =>
      sql`select from pg_locks where not granted and relation = 'content'::regclass`;
    const begun = lookOnce(folder);
    await expect.poll(waiting).not.toHaveLength(0);
    await comic(folder, 'Mist 2.cbz', 2);
    return { looking: begun };
  });
  expect((await looking).stdout).toMatch(/^imported: Mist 1 [^\n]*\n$/);
  await lookOnce(folder);
  await later();
  expect((await lookOnce(folder)).stdout).toMatch(/^imported: Mist 2 [^\n]*\n$/);
});

it('watches until it is stopped, which is no failure', async () => {
  const folder = await watchedFolder('running');
  await writeFile(path.join(folder, 'notes.txt'), 'no work');
  const said: string[] = [];
  const spy = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said.push(String(text));
    return true;
  });
  const { runCommand } = await import('#cli/run-command.ts');
  try {
    const ended = runCommand(['import', '--watch', folder], environment);
    await expect.poll(() => said.join('')).toContain(`watching ${folder}`);
    await expect.poll(() => said.join('')).toMatch(/^passed over: 1 file .*notes\.txt\)$/m);
    process.emit('SIGINT');
    expect(await ended).toBe(0);
    expect(said.join('')).toContain('stopped watching');
  } finally {
    spy.mockRestore();
  }
});

it.each([
  [['--watch', '--dry-run', '.'], '--dry-run'],
  [['--watch', '--report', 'a.json', '.'], '--report'],
  [['--once', '.'], '--once is for --watch'],
  [['--watch', '--title', 'One', '.'], '--title is of one work'],
  [['--watch', 'nowhere.cbz'], '--watch is for folders'],
])('refuses %j', async (args, reason) => {
  const { code, stderr } = await runInProcess(['import', ...args], environment);
  expect(code).toBe(1);
  expect(stderr).toContain(reason);
});

it('is what the job of the service does, as a process of its own', async () => {
  const folder = await watchedFolder('job');
  await comic(folder, 'Dew.cbz');
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const place = {
    settings: loadSettings({
      ...environment,
      HANJI_IMPORT_FOLDER: folder,
      HANJI_IMPORT_FLAGS: '--language ja-JP',
    }),
    logger: pino({ level: 'silent' }),
  };
  await importFolder(place, new AbortController().signal);
  await later();
  await importFolder(place, new AbortController().signal);
  vi.unstubAllEnvs();
  expect(await titles('Dew')).toHaveLength(1);
  expect(await sql`select language from content where name = 'Dew'`).toEqual([
    { language: 'ja-JP' },
  ]);
});
