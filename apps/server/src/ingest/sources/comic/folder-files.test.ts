import { mkdir, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { TooLargeError } from '#ingest/import-error.ts';
import { temporaryFolder } from '#ingest/testing/work.ts';
import { folderFiles } from './folder-files.ts';

const root = await temporaryFolder();

async function comicOf(name: string): Promise<string> {
  const folder = path.join(root, name);
  await mkdir(folder);
  await writeFile(path.join(folder, '1.jpg'), 'one');
  return folder;
}

it('refuses a file that is longer than an entry of an archive may be', async () => {
  const folder = await comicOf('long');
  await truncate(path.join(folder, '1.jpg'), 256 * 1024 * 1024 + 1);
  const { read } = await folderFiles(folder);
  await expect(read('1.jpg')).rejects.toThrow(TooLargeError);
  await expect(read('1.jpg')).rejects.toThrow('1.jpg is over 256 MiB long');
});

it('follows no link that was put in the place of a file since it was found', async () => {
  const folder = await comicOf('replaced');
  const secret = path.join(root, 'secret');
  await writeFile(secret, 'of somebody else');
  const { read } = await folderFiles(folder);
  await rm(path.join(folder, '1.jpg'));
  await symlink(secret, path.join(folder, '1.jpg'));
  await expect(read('1.jpg')).rejects.toMatchObject({ code: 'ELOOP' });
});
