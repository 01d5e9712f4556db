import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { setLink } from '@hanji/domain/paths/set-link.ts';
import type { Database } from '#db/client.ts';
import type { ObjectStorage } from '#ports/object-storage.ts';
import { storePictures } from '../contest/store-pictures.ts';
import { actFrom, actOptions } from '../help/act-options.ts';
import { UsageError } from '../usage-error.ts';
import { wordsOf } from '../wallet/by-operator.ts';

const longestName = 100;
const largestPicture = 20_000_000;

/** Of what is done with the area's first page: that it is meant. */
export const meantOptions = { yes: actOptions.yes, 'dry-run': actOptions['dry-run'] } as const;

export function isMeant(values: { readonly yes: boolean; readonly 'dry-run': boolean }): boolean {
  return actFrom(values).done;
}

/** @throws UsageError where nothing can be read of it, or too much */
export function nameFrom(given: string | undefined): string {
  const name = wordsOf('name', given ?? '', longestName);
  if (name === '') throw new UsageError('--name says what it is called');
  return name;
}

/** @throws UsageError for anything but a path of the site or another site by https */
export function linkFrom(given: string): string {
  const link = setLink(given);
  if (link !== null) return link;
  throw new UsageError('--link is a path of the site, /event/guide/first, or an address of https');
}

export type PictureFile = { readonly name: string; readonly bytes: Uint8Array };

/** @throws UsageError for no file, or one too large */
export async function pictureFrom([file, ...more]: readonly string[]): Promise<PictureFile> {
  if (file === undefined) throw new UsageError('which picture? A file is wanted');
  if (more[0] !== undefined) throw new UsageError(`unexpected argument "${more[0]}"`);
  const found = await stat(file).catch(() => null);
  if (found?.isFile() !== true) throw new UsageError(`${file} is no file that can be read`);
  if (found.size > largestPicture) throw new UsageError(`${file} has over ${largestPicture} bytes`);
  return { name: path.basename(file), bytes: await readFile(file) };
}

/** @throws StartError where the file is no picture */
export async function storePicture(
  place: { readonly db: Database; readonly storage: ObjectStorage },
  { name, bytes }: PictureFile,
): Promise<string> {
  const id = (await storePictures(place, new Map([[name, bytes]]))).get(name);
  if (id === undefined) throw new Error(`${name} was not stored`);
  return id;
}
