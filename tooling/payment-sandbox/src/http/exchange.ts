import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

export type Exchange = { readonly request: IncomingMessage; readonly response: ServerResponse };

export type Asked = Readonly<Record<string, unknown>>;

export function sendJson({ response }: Exchange, value: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

export function sendPage({ response }: Exchange, html: string): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
}

/** Of one that hangs up in the middle nothing is left to answer. */
export async function readJson({ request }: Exchange): Promise<Asked> {
  try {
    const value: unknown = JSON.parse(await text(request));
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

export async function readForm({ request }: Exchange): Promise<URLSearchParams> {
  return new URLSearchParams(await text(request).catch(() => ''));
}
