import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { systemErrorCode } from '#errors/start-error.ts';

const refusals: Readonly<Record<string, readonly [number, string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
};
const malformed = [400, 'Bad Request'] as const;

/**
 * Answers, in the envelope, what is not HTTP or has longer headers than 16 KiB. It never becomes a
 * request, so nobody knows which language its reader speaks.
 */
export function refuseMalformed(server: Server): void {
  server.on('clientError', (error, socket) => {
    const asked = socket as Socket;
    if (systemErrorCode(error) === 'ECONNRESET' || !asked.writable) return asked.destroy();
    const [code, message] = refusals[systemErrorCode(error) ?? ''] ?? malformed;
    const body = JSON.stringify({ data: null, result: { code, message, debug: null } });
    asked.end(
      [
        `HTTP/1.1 ${code} ${message}`,
        'content-type: application/json; charset=utf-8',
        `content-length: ${Buffer.byteLength(body)}`,
        'cache-control: no-store',
        'x-content-type-options: nosniff',
        'connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  });
}
