import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export type Stored = {
  readonly bytes: Buffer;
  readonly contentType: string;
  readonly modifiedAt: Date;
};

type Begun = { readonly contentType: string; readonly parts: Map<number, Buffer> };

type Asked = {
  readonly request: IncomingMessage;
  readonly key: string;
  readonly query: URLSearchParams;
  readonly body: Buffer;
};

/** Uploads in parts, as S3 has them: begun, filled, then completed or aborted. */
export class MultipartUploads {
  readonly #begun = new Map<string, Begun>();
  readonly #objects: Map<string, Stored>;

  constructor(objects: Map<string, Stored>) {
    this.#objects = objects;
  }

  get open(): number {
    return this.#begun.size;
  }

  /** What to answer a request about an upload in parts; null for any other request. */
  answer({ request, key, query, body }: Asked): string | null {
    if (request.method === 'POST' && query.has('uploads')) {
      const id = randomUUID();
      const contentType = request.headers['content-type'] ?? 'binary/octet-stream';
      this.#begun.set(id, { contentType, parts: new Map() });
      return `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`;
    }
    const id = query.get('uploadId');
    const upload = this.#begun.get(id ?? '');
    if (id === null || upload === undefined) return null;
    if (request.method === 'PUT') {
      upload.parts.set(Number(query.get('partNumber')), body);
      return '';
    }
    this.#begun.delete(id);
    if (request.method === 'POST') {
      const ordered = [...upload.parts].toSorted(([a], [b]) => a - b).map(([, bytes]) => bytes);
      const bytes = Buffer.concat(ordered);
      this.#objects.set(key, { bytes, contentType: upload.contentType, modifiedAt: new Date() });
    }
    return `<CompleteMultipartUploadResult><Key>${key}</Key></CompleteMultipartUploadResult>`;
  }
}
