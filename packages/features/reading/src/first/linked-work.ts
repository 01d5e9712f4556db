import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import type { ContentHome } from '@hanji/contract/entities/content.ts';
import type { LinkedWork } from '@hanji/contract/pages.ts';
import type { ContentType } from '@hanji/contract/vocabulary.ts';
import { workKind } from '@hanji/domain/titles/work-kind.ts';
import { contentPath } from '#paths/paths.ts';

function seriesType(type: ContentType): 'ComicSeries' | 'BookSeries' {
  return workKind(type) === 'comic' ? 'ComicSeries' : 'BookSeries';
}

/** A title, for search engines. */
export function linkedTitle({ content }: Pick<ContentHome, 'content'>): LinkedWork {
  return {
    type: seriesType(content.type),
    name: content.name,
    // One who writes and draws is one person.
    authors: [...new Set(content.authors.map(({ name }) => name))],
    publisher: content.publisherName,
  };
}

/** A chapter, for search engines, with the title that it is of. */
export function linkedChapter({
  chapter,
  content,
}: Pick<ChapterView, 'chapter' | 'content'>): LinkedWork {
  const type = seriesType(content.type);
  return {
    type: type === 'ComicSeries' ? 'ComicIssue' : 'Chapter',
    name: chapter.name,
    partOf: {
      type,
      name: content.name,
      path: contentPath({ contentType: content.type, contentId: content.id }),
    },
  };
}
