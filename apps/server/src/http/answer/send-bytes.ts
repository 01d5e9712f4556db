import type { BytesAnswer } from '@hanji/contract/calls/call.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ObjectStorage } from '#ports/object-storage.ts';
import type { FileAnswer, StreamAnswer } from './answer.ts';
import { bytesHeaders } from './bytes-headers.ts';
import { sendFile } from './send-file.ts';

/**
 * Answers with a stored file or a stream.
 * @throws Error, which becomes 500, for a content type that the call does not name
 */
export async function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  storage: ObjectStorage,
  { kind, answer }: { readonly kind: BytesAnswer; readonly answer: FileAnswer | StreamAnswer },
): Promise<FastifyReply> {
  if ('stream' in answer !== (kind.bytes === 'stream')) {
    throw new Error(`the call answers with a ${kind.bytes}`);
  }
  if (!kind.contentTypes.includes(answer.contentType)) {
    throw new Error(`the call does not name the content type ${answer.contentType}`);
  }
  if (!('stream' in answer)) return sendFile(request, reply, storage, answer);
  reply
    .type(answer.contentType)
    .headers({ ...bytesHeaders(answer.saveAs), 'cache-control': 'no-store' });
  if (answer.size !== undefined) reply.header('content-length', answer.size);
  return reply.send(answer.stream);
}
