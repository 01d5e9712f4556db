import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  type GetObjectCommandOutput,
  type HeadObjectCommandOutput,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { S3Settings } from '#settings/settings.ts';
import { assertContentType, assertKey, assertPrefix } from './object-key.ts';
import type { ObjectStorage } from './object-storage.ts';

function clientOf(settings: S3Settings): S3Client {
  return new S3Client({
    region: settings.region,
    forcePathStyle: settings.pathStyle,
    // Many servers that speak the protocol do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(settings.endpoint === null ? {} : { endpoint: settings.endpoint }),
    ...(settings.credentials === null ? {} : { credentials: settings.credentials }),
  });
}

async function orNull<Found>(found: Promise<Found>): Promise<Found | null> {
  try {
    return await found;
  } catch (error) {
    const absent = error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;
    if (absent && error.name !== 'NoSuchBucket') return null;
    throw error;
  }
}

/** Part by part, no more than two in memory; what fails leaves no parts behind. */
async function putParts(
  client: S3Client,
  object: { readonly Bucket: string; readonly Key: string; readonly ContentType: string },
  chunks: AsyncIterable<Uint8Array>,
): Promise<void> {
  const params = { ...object, Body: Readable.from(chunks, { objectMode: false }) };
  await new Upload({ client, params, queueSize: 1 }).done();
}

/** Objects in a bucket of AWS S3 or of anything that speaks its protocol. */
export function openS3Storage(settings: S3Settings): ObjectStorage {
  const client = clientOf(settings);
  const at = (key: string) => {
    assertKey(key);
    return { Bucket: settings.bucket, Key: key };
  };
  const describe = (answer: HeadObjectCommandOutput | GetObjectCommandOutput) => ({
    size: answer.ContentLength ?? 0,
    contentType: answer.ContentType ?? 'application/octet-stream',
    // A server that does not say is taken for one to which it came just now.
    modifiedAt: answer.LastModified ?? new Date(),
  });
  const sizeInRange = (answer: GetObjectCommandOutput): number =>
    Number(answer.ContentRange?.split('/')[1] ?? answer.ContentLength ?? 0);

  return {
    async put(key, bytes, { contentType }) {
      const place = at(key);
      assertContentType(key, contentType);
      const object = { ...place, ContentType: contentType };
      if (bytes instanceof Uint8Array) {
        await client.send(new PutObjectCommand({ ...object, Body: bytes }));
      } else {
        await putParts(client, object, bytes);
      }
    },
    async get(key, range) {
      const part = range === undefined ? {} : { Range: `bytes=${range.start}-${range.end}` };
      const answer = await orNull(client.send(new GetObjectCommand({ ...at(key), ...part })));
      if (answer === null) return null;
      if (!(answer.Body instanceof Readable)) throw new TypeError('S3 gave no stream');
      return { ...describe(answer), size: sizeInRange(answer), body: answer.Body };
    },
    async stat(key) {
      const answer = await orNull(client.send(new HeadObjectCommand(at(key))));
      return answer === null ? null : describe(answer);
    },
    async presign(key, { from, seconds, contentDisposition, cacheControl }) {
      if (!settings.presigned) return null;
      const command = new GetObjectCommand({
        ...at(key),
        ResponseContentDisposition: contentDisposition,
        ResponseCacheControl: cacheControl,
      });
      return getSignedUrl(client, command, { signingDate: from, expiresIn: seconds });
    },
    async delete(key) {
      await orNull(client.send(new DeleteObjectCommand(at(key))));
    },
    async *list(prefix) {
      assertPrefix(prefix);
      let token: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({
            Bucket: settings.bucket,
            Prefix: prefix,
            ...(token === undefined ? {} : { ContinuationToken: token }),
          }),
        );
        for (const entry of page.Contents ?? []) if (entry.Key !== undefined) yield entry.Key;
        token = page.NextContinuationToken;
      } while (token !== undefined);
    },
    async check() {
      await client.send(new HeadBucketCommand({ Bucket: settings.bucket }));
    },
    async close() {
      client.destroy();
    },
  };
}
