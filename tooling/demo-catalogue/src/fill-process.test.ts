import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { content } from '@hanji/server/db/schema/works/catalogue.ts';
import { chapter, chapterImage } from '@hanji/server/db/schema/works/chapter.ts';
import { startOf } from '@hanji/server/postgres/process/process-identity.ts';
import { freshDatabase } from '@hanji/server/testing/fresh-database.ts';
import { eq, isNull, notExists } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FillMessage } from './fill-message.ts';
import { startFilling } from './start-filling.ts';

const { db, url, sql } = await freshDatabase();
const folder = mkdtempSync(path.join(tmpdir(), 'hanji-fill-process-'));

const ends: (() => Promise<unknown>)[] = [];
beforeEach(() => {
  vi.stubEnv('HANJI_DATA', folder);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const end of ends.splice(0)) await end();
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** A filling process, with how far it says that it is, and what it ended with. */
function start() {
  const state = { done: 0, total: 0, errors: '' };
  const child = startFilling(url, (message: FillMessage) => {
    if (message.kind === 'progress') Object.assign(state, message);
  });
  child.stderr?.on('data', (text: Buffer) => (state.errors += text.toString()));
  const ended = once(child, 'close').then(([code]: unknown[]) => code);
  ends.push(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { child, state, ended };
}

const within = { timeout: 480_000, interval: 20 };

/** Titles without a chapter, and image chapters without a page: what only a half written work has. */
async function halfWritten(): Promise<number> {
  const pages = db.select().from(chapterImage).where(eq(chapterImage.chapterId, chapter.id));
  const chapters = db.select().from(chapter).where(eq(chapter.contentId, content.id));
  return (
    (await db.$count(chapter, notExists(pages))) +
    (await db.$count(content, notExists(chapters))) +
    (await db.$count(content, isNull(content.publishedAt)))
  );
}

it('goes on after it has lost its database, and ends in silence when it is stopped', async () => {
  const { child, state, ended } = start();
  await expect.poll(() => db.$count(content), within).toBeGreaterThan(0);
  expect(state.total).toBeGreaterThan(5000);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and usename = current_user
      and pid <> pg_backend_pid()`.catch(() => {});
  const before = await db.$count(content);
  await expect.poll(() => db.$count(content), within).toBeGreaterThan(before);
  expect(child.exitCode).toBeNull();
  child.kill('SIGTERM');
  expect(await ended).toBe(1);
  expect(state.errors).toBe('');
  expect(await halfWritten()).toBe(0);
});

it('keeps what an earlier one took in, and goes on from there', async () => {
  const standing = await db.select({ id: content.id }).from(content).orderBy(content.id);
  const { child, state, ended } = start();
  await expect.poll(() => db.$count(content), within).toBeGreaterThan(standing.length);
  const now = await db.select({ id: content.id }).from(content).orderBy(content.id);
  expect(now.slice(0, standing.length)).toEqual(standing);
  child.kill('SIGINT');
  expect(await ended).toBe(1);
  expect(state.errors).toBe('');
  expect(await halfWritten()).toBe(0);
});

it('says what is wrong where it cannot begin', async () => {
  vi.stubEnv('HANJI_STORAGE', 'nowhere');
  const { state, ended } = start();
  expect(await ended).toBe(1);
  expect(state.errors).toContain('HANJI_STORAGE');
});

/** A process that starts a filling, and tells its id: at once, or when it has drawn something. */
function parentOf(moment: 'at once' | 'while it draws') {
  const file = path.join(folder, 'parent.mjs');
  const tell = 'console.log(child.pid);';
  writeFileSync(
    file,
    `import { startFilling } from '${new URL('start-filling.ts', import.meta.url).href}';
    const child = startFilling(process.argv[2], () => ${moment === 'at once' ? '{}' : `{ ${tell} }`});
    ${moment === 'at once' ? tell : ''}`,
  );
  return spawn(process.execPath, [file, url], { stdio: ['ignore', 'pipe', 'inherit'] });
}

it.each(['at once', 'while it draws'] as const)(
  'ends when its parent is killed %s',
  async (moment) => {
    const parent = parentOf(moment);
    const [told] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number.parseInt(told.toString(), 10);
    ends.push(async () => {
      if ((await startOf(pid)) !== null) process.kill(pid, 'SIGKILL');
    });
    parent.kill('SIGKILL');
    await expect.poll(() => startOf(pid), within).toBeNull();
    expect(await halfWritten()).toBe(0);
  },
);
