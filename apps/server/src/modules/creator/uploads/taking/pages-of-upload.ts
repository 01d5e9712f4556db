import type { PageFileKind } from '@hanji/contract/creator-vocabulary.ts';
import { isTooNarrow } from '@hanji/domain/creator/uploads/upload-limits.ts';
import { usualLimits } from '#ingest/archive/limits.ts';
import { pictureFile, pictureSize, isLitter, isPictureName } from '#ingest/picture/picture-file.ts';
import { folderOf, naturally } from '#ingest/sources/comic/group-pages.ts';
import type { PictureSource } from '#ingest/work-source.ts';
import type { ObjectStorage } from '#ports/object-storage.ts';
import type { Settings } from '#settings/settings.ts';
import { pageFileKind } from './file-kind.ts';
import { openPartsAsArchive, readParts } from './open-parts.ts';
import { UploadRefused } from './upload-refused.ts';

/** A picture of an upload, checked but for what decoding it shows. */
export type SentPage = {
  readonly name: string;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
  readonly picture: PictureSource;
};

export type SentPages = {
  readonly count: number;
  pages(): AsyncGenerator<SentPage>;
  close(): void;
};

type Sent = {
  readonly storage: ObjectStorage;
  /** Of its parts, in their order. */
  readonly keys: readonly string[];
  readonly name: string;
  readonly kind: PageFileKind;
  readonly limits: Settings['creator'];
  readonly signal: AbortSignal;
};

/** What lies beside the pictures of a comic and says something of them. */
const besides = /\.(?:xml|acbf|txt|nfo|md|json)$/i;

/** Without folders, and without controls: the database takes no NUL, and nobody wants the others. */
function shownName(name: string): string {
  const own = name.split('/').at(-1) ?? name;
  return own
    .replace(/\p{Cc}/gu, ' ')
    .slice(0, 255)
    .toWellFormed();
}

/** @throws UploadRefused for what is no picture that is taken, or has too many pixels */
async function checkedPage(
  name: string,
  bytes: Uint8Array,
  { maxFileBytes, maxFilePixels }: Settings['creator'],
): Promise<SentPage> {
  const kind = pageFileKind(bytes.subarray(0, 16));
  if (kind === null || kind === 'zip') throw new UploadRefused('kind');
  if (bytes.length > maxFileBytes) throw new UploadRefused('tooLarge');
  const picture = pictureFile(name, bytes);
  const { width, height } = await pictureSize(name, picture);
  if (width * height > maxFilePixels) throw new UploadRefused('tooManyPixels');
  if (isTooNarrow({ width, height })) throw new UploadRefused('tooNarrow');
  return { name: shownName(name), bytes: bytes.length, width, height, picture };
}

/** The pictures of an archive in the order that an import gives them: folder by folder, 2 before 10. */
function pageNames(names: readonly string[]): string[] {
  const files = names.filter((name) => !isLitter(name) && !besides.test(name));
  if (files.some((name) => !isPictureName(name))) throw new UploadRefused('kind');
  return files.toSorted((a, b) => naturally(folderOf(a), folderOf(b)) || naturally(a, b));
}

async function openArchivePages({ storage, keys, limits, signal }: Sent): Promise<SentPages> {
  const archive = await openPartsAsArchive(storage, keys, {
    limits: {
      ...usualLimits,
      entryBytes: limits.maxFileBytes,
      totalBytes: limits.maxChapterBytes,
    },
    signal,
  });
  try {
    const names = pageNames(archive.names);
    if (names.length === 0) throw new UploadRefused('noImages');
    if (names.length > limits.maxImages) throw new UploadRefused('tooManyImages');
    return {
      count: names.length,
      async *pages() {
        for (const name of names) {
          signal.throwIfAborted();
          yield await checkedPage(name, await archive.read(name), limits);
        }
      },
      close: archive.close,
    };
  } catch (error) {
    archive.close();
    throw error;
  }
}

/**
 * What an upload is made of, one picture at a time in memory.
 * @throws UploadRefused, and ImportError for what the import refuses
 */
export async function openSentPages(sent: Sent): Promise<SentPages> {
  if (sent.kind === 'zip') return openArchivePages(sent);
  const { storage, keys, name, limits, signal } = sent;
  return {
    count: 1,
    async *pages() {
      yield await checkedPage(name, await readParts(storage, keys, signal), limits);
    },
    close() {},
  };
}
