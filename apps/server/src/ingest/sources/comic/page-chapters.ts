import { ImportError, isFlaw } from '../../import-error.ts';
import { gapPicture, usualPage } from '#ingest/picture/open/gap-picture.ts';
import { pictureFile, pictureSize } from '../../picture/picture-file.ts';
import { sniffPicture, whyNoPicture } from '#ingest/picture/open/sniff-picture.ts';
import type { Omission } from '../../report/omissions.ts';
import type { PageSource, PictureDamage, PictureSource } from '../../work-source.ts';
import type { FoundChapter } from '#ingest/found-work.ts';
import type { Reading } from '#ingest/reading.ts';

type Size = { readonly width: number; readonly height: number };

export type Page = {
  /** For messages. */
  readonly name: string;
  /** The same for the same file, so that it is encoded once. */
  readonly key: string;
  readonly read: () => Promise<Uint8Array>;
  /** What is said of it for who does not see it; left out where nothing is. */
  readonly description?: string | undefined;
  /** Its size where that is known without its bytes; null, and taken down, where it has none. */
  readonly size?: (() => Promise<Size | null>) | undefined;
};

export type PageChapter = {
  readonly key: string;
  readonly name: string;
  readonly pages: readonly Page[];
};

/** What a look at all pages tells. */
export type Inspected = {
  /** Most of them belong to a strip that is scrolled. */
  readonly strips: boolean;
  /** Pages that cannot be read at all, by key, with the size of the gap in their place. */
  readonly gaps: ReadonlyMap<string, Size>;
};

/** A page this much taller than wide belongs to a strip that is scrolled. */
const stripFrom = 2;

const damages: Readonly<Record<PictureDamage, string>> = {
  cutOff: 'breaks off: its end is missing',
  unreadable: 'cannot be read',
};

/** A file as a picture, of which readers see what there is. */
function tolerated(name: string, bytes: Uint8Array, { omissions }: Reading): PictureSource {
  return {
    kind: 'file',
    bytes,
    onDamage: (damage) =>
      omissions.add({
        kind: 'picture',
        place: name,
        reason: damages[damage],
        ...(damage === 'unreadable' ? { gap: true } : {}),
      }),
  };
}

async function* picturesOf(
  pages: readonly Page[],
  { gaps }: Inspected,
  reading: Reading,
): AsyncGenerator<PageSource> {
  for (const { name, key, read, size, description } of pages) {
    const described = description === undefined ? {} : { description };
    const gap = gaps.get(key);
    if (gap !== undefined) {
      yield { key, picture: await gapPicture(gap) };
      continue;
    }
    const drawn = await size?.();
    if (!drawn) yield { key, ...described, picture: tolerated(name, await read(), reading) };
    else {
      const picture = async () => tolerated(name, await read(), reading);
      yield { key, ...described, picture, pixels: drawn.width * drawn.height };
    }
  }
}

export function foundChapter(
  { key, name, pages }: PageChapter,
  inspected: Inspected,
  reading: Reading,
): FoundChapter {
  const body = { kind: 'images' as const, pages: () => picturesOf(pages, inspected, reading) };
  return { key, name, pageCount: pages.length, body };
}

/** A page's size in pixels; null, and taken down, where its bytes are no picture that is read. */
async function sizeOf({ name, read, size }: Page, { omissions }: Reading): Promise<Size | null> {
  if (size !== undefined) return size();
  const unreadable = (reason: string): null => {
    omissions.add({ kind: 'picture', place: name, reason, gap: true });
    return null;
  };
  let reason = 'is damaged in the archive';
  try {
    const bytes = await read();
    if (sniffPicture(bytes) === null) return unreadable(whyNoPicture(bytes));
    reason = damages.unreadable;
    return await pictureSize(name, pictureFile(name, bytes));
  } catch (error) {
    if (!isFlaw(error)) throw error;
    return unreadable(reason);
  }
}

/** What there is instead of pages, by its first: a picture that cannot be read, or another file. */
function whyNone(omissions: readonly Omission[]): string {
  const picture = omissions.find(({ kind }) => kind === 'picture');
  if (picture !== undefined) return ` that can be read: ${picture.place} ${picture.reason}`;
  const [file, ...others] = omissions.filter(({ kind }) => kind === 'file');
  if (file === undefined) return '';
  return `, only ${file.place}${others.length === 0 ? '' : ` and ${others.length} more`}`;
}

/**
 * Looks at every page before any is stored: whether it is a picture, of what size, and that it is
 * not too large. One that cannot be read becomes a gap, of the size of the page before it.
 */
export async function inspectPages(
  chapters: readonly PageChapter[],
  reading: Reading,
): Promise<Inspected> {
  const gaps = new Map<string, Size>();
  let last: Size = usualPage;
  let [strips, count] = [0, 0];
  for (const page of chapters.flatMap(({ pages }) => pages)) {
    reading.signal?.throwIfAborted();
    const size = await sizeOf(page, reading);
    if (size === null) {
      gaps.set(page.key, last);
      continue;
    }
    last = size;
    count += 1;
    if (size.height > size.width * stripFrom) strips += 1;
  }
  if (count === 0) {
    throw new ImportError(`there is no picture in it${whyNone(reading.omissions.all())}`);
  }
  return { strips: strips * 2 > count, gaps };
}
