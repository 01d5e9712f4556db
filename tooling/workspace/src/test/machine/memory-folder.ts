import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readdir, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';

/** A file system in memory that Linux has; a container may have little of it, or none. */
const inMemory = '/dev/shm';

/** In bytes: several times what all tests together have there at once. */
const roomNeeded = 3 * 2 ** 30;

const ours = /^hanji-tests-(\d+)-/;

async function hasRoom(place: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(place);
    return bavail * bsize >= roomNeeded;
  } catch {
    return false;
  }
}

/** Where it is mounted `noexec`, what tests write there to be run is refused. */
async function runsPrograms(folder: string): Promise<boolean> {
  const program = path.join(folder, 'program');
  try {
    await writeFile(program, '#!/bin/sh\n', { mode: 0o755 });
    await promisify(execFile)(program);
    return true;
  } catch {
    return false;
  } finally {
    await rm(program, { force: true });
  }
}

function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Somebody else's process runs as well.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function forgetEndedRuns(place: string): Promise<void> {
  const ended = (await readdir(place)).filter((name) => {
    const pid = ours.exec(name)?.[1];
    return pid !== undefined && !runs(Number(pid));
  });
  const options = { recursive: true, force: true, maxRetries: 5 };
  await Promise.all(ended.map((name) => rm(path.join(place, name), options)));
}

/**
 * A folder in memory for what tests write and forget, or null where there is not enough of it. They
 * make and drop hundreds of databases of a thousand files each: on a disk the search for free inodes
 * alone takes a quarter of the service's tests. What a killed run left goes with the next.
 */
export async function openMemoryFolder(place = inMemory): Promise<string | null> {
  if (!(await hasRoom(place))) return null;
  await forgetEndedRuns(place);
  const folder = await mkdtemp(path.join(place, `hanji-tests-${process.pid}-`));
  // The account that runs PostgreSQL has to pass it.
  await chmod(folder, 0o755);
  if (await runsPrograms(folder)) return folder;
  await rm(folder, { recursive: true });
  return null;
}

/** Runs `work` with temporary files in memory, save where `TMPDIR` says where they belong. */
export async function withMemoryFolder<T>(work: () => Promise<T>): Promise<T> {
  const folder = process.env['TMPDIR'] === undefined ? await openMemoryFolder() : null;
  if (folder === null) return work();
  process.env['TMPDIR'] = folder;
  try {
    return await work();
  } finally {
    delete process.env['TMPDIR'];
    // What a test left running may write a moment longer.
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  }
}
