import { Answer } from '#http/answer/answer.ts';
import type { Handlers } from '#http/calls/call-handler.ts';
import type { RequestContext } from '#http/request-context.ts';
import type { SharingOptions } from '#http/calls/answer-call.ts';
import { SharedContentFacts } from './home/content-facts.ts';
import { readChapterEpub } from './chapter/chapter-file.ts';
import { findChapterOfLink } from './chapter/chapter-of-link.ts';
import { readChapterView } from './chapter/chapter-view.ts';
import { readChapters, readContentHome } from './home/content-home.ts';

type ContentCall =
  | 'getContent'
  | 'getChapters'
  | 'getChapterView'
  | 'getChapterEpub'
  | 'findChapter';

export function contentHandlers(
  context: RequestContext,
  { shareMs }: SharingOptions,
): Pick<Handlers, ContentCall> {
  const shared = new SharedContentFacts(shareMs);
  return {
    getContent: (call) => readContentHome(context, call.params, call, shared),
    getChapters: (call) => readChapters(context, call.params, call),
    getChapterView: async (call) => {
      const view = await readChapterView(
        context,
        call.params,
        call.params.chapterFileSalesType,
        call,
      );
      // Its key is new each time: a kept copy would never be equal.
      return new Answer(view, { cachePolicy: 'never' });
    },
    findChapter: ({ params, query }) => findChapterOfLink(context, params, query.key),
    getChapterEpub: (call) => readChapterEpub(context, call.params, call.query, call),
  };
}
