import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { collectOmissions } from '#ingest/report/omissions.ts';
import { written, zipped } from '#ingest/testing/archives.ts';
import { rar5 } from '#ingest/testing/raw-rar.ts';
import { temporaryFolder } from '#ingest/testing/work.ts';
import { folderWithArchives } from './folder-archives.ts';

const root = await temporaryFolder();
const whole = await zipped({ '1.jpg': 'one' });

it.each([
  ['is cut off', whole.subarray(0, 40), /^Specials\/Lantern 2\.cbz: the archive is damaged or cut/],
  ['is no archive', Buffer.from('words'), /^Lantern 2\.cbz is no archive that can be read$/],
  [
    'is encrypted',
    rar5([{ name: '1.jpg', content: 'one', encrypted: true }]),
    /^Specials\/Lantern 2\.cbz: the archive is encrypted \("1\.jpg"\)$/,
  ],
])('says which of many volumes it is that %s', async (what, bytes, message) => {
  const series = path.join(root, what);
  await mkdir(path.join(series, 'Specials'), { recursive: true });
  await written(series, 'Lantern 1.cbz', whole);
  await written(path.join(series, 'Specials'), 'Lantern 2.cbz', bytes);
  const opening = folderWithArchives(series, { omissions: collectOmissions() });
  await expect(opening).rejects.toMatchObject({
    name: 'ImportError',
    message: expect.stringMatching(message),
  });
});
