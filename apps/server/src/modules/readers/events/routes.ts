import type { Handlers } from '#http/calls/call-handler.ts';
import type { RequestContext } from '#http/request-context.ts';
import { recordReading } from './record-reading.ts';
import { recordReport } from './record-report.ts';

type EventCall = 'readChapter' | 'finishChapter' | 'reportChapter';

export function readingEventHandlers(context: RequestContext): Pick<Handlers, EventCall> {
  return {
    readChapter: (call) => recordReading(context, call.params, 'read', call.query, call),
    finishChapter: (call) => recordReading(context, call.params, 'finished', call.query, call),
    reportChapter: (call) =>
      recordReport(context, call.params, call.params.category, call.body.issue, call),
  };
}
