import type { helpCalls } from '@hanji/contract/calls/help.ts';
import type { Handlers } from '#http/calls/call-handler.ts';
import type { RequestContext } from '#http/request-context.ts';
import { listDocuments, readDocument } from './documents/read-documents.ts';
import { sendInquiry } from './inquiries/send-inquiry.ts';

export function helpHandlers(context: RequestContext): Pick<Handlers, keyof typeof helpCalls> {
  return {
    getDocuments: (call) => listDocuments(context, call.params.type, call.query, call.client),
    getDocument: (call) => readDocument(context, call.params, call.client),
    sendInquiry: (call) =>
      sendInquiry(context, { ...call.params, ...call.body }, call.uploads.images, call),
  };
}
