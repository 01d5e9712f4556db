import { randomUUID } from 'node:crypto';
import type { UploadKind, UploadRule } from '@hanji/contract/calls/upload.ts';
import {
  checkImageKind,
  imageKindOfBytes,
  imageSignatureBytes,
} from '@hanji/domain/forms/upload.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import { contentTypeOf } from '#ports/object-key.ts';
import type { ObjectStorage } from '#ports/object-storage.ts';

const endings = {
  jpeg: 'jpg',
  png: 'png',
  gif: 'gif',
  bmp: 'bmp',
  part: 'part',
} as const satisfies Record<UploadKind, string>;

/** The first chunks of a file, enough of them to tell its kind. */
async function readHead(chunks: AsyncIterator<Uint8Array>): Promise<Buffer> {
  let head: Buffer = Buffer.alloc(0);
  while (head.length < imageSignatureBytes) {
    const { done, value } = await chunks.next();
    if (done === true) break;
    head = Buffer.concat([head, value]);
  }
  return head;
}

/** @throws ApiFailure 415 */
function kindOf(head: Uint8Array, kinds: UploadRule['kinds']): UploadKind {
  if (kinds.includes('part')) return 'part';
  const checked = checkImageKind(
    imageKindOfBytes(head),
    kinds.filter((kind) => kind !== 'part'),
  );
  if (!checked.ok) throw new ApiFailure(415, 'fileKindRefused');
  return checked.value;
}

/**
 * Stores a file under a new key while it comes, no more of it in memory than a few chunks.
 * @throws ApiFailure 413 too large, 415 of no kind that the rule names; storage holds nothing then
 */
export async function storeUpload(
  storage: ObjectStorage,
  file: AsyncIterable<Uint8Array>,
  { kinds, maxBytes }: UploadRule,
): Promise<{ key: string; kind: UploadKind; contentType: string; size: number }> {
  const chunks = file[Symbol.asyncIterator]();
  const head = await readHead(chunks);
  const kind = kindOf(head, kinds);
  let size = 0;
  async function* counted(): AsyncGenerator<Uint8Array> {
    for (let chunk: Uint8Array | undefined = head; chunk !== undefined;) {
      size += chunk.length;
      if (size > maxBytes) throw new ApiFailure(413, 'fileTooLarge');
      yield chunk;
      const next: IteratorResult<Uint8Array, unknown> = await chunks.next();
      chunk = next.done === true ? undefined : next.value;
    }
  }
  const key = `uploads/${randomUUID()}.${endings[kind]}`;
  const contentType = contentTypeOf(key);
  await storage.put(key, counted(), { contentType });
  return { key, kind, contentType, size };
}
