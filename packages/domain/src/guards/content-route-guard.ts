import type { ChapterFileSalesType, ContentType } from '@hanji/contract/vocabulary.ts';
import { pathSegments } from './path-segments.ts';
import type { Verdict } from './verdict.ts';

const contentTypes: Readonly<Record<ContentType, true>> = {
  comic: true,
  magazine_comic: true,
  novel: true,
  magazine_novel: true,
};
const salesTypes: Readonly<Record<ChapterFileSalesType, true>> = { product: true, trial: true };

/**
 * Viewers, previews and comments (reading-service, section 2): an address whose words are none of
 * ours is no page; comments of an author whose id is no number cancel the navigation. Null where
 * the path is none of these or may be shown.
 */
export function contentRouteGuard(pathname: string): Verdict | null {
  const segments = pathSegments(pathname);
  const [first, second, third, fourth, fifth] = segments;
  switch (`${first} ${segments.length}`) {
    case 'comment 3':
      return second !== 'user' || /^\d+$/.test(String(third)) ? null : { kind: 'cancel' };
    case 'comment 4':
      return pageIf(isWord(contentTypes, second));
    case 'preview 5':
      return pageIf(isWord(contentTypes, second) && fourth === 'chapter' && fifth === 'epub');
    default:
      return third === 'chapter' && segments.length === 5
        ? pageIf(isWord(contentTypes, first) && isWord(salesTypes, fifth))
        : null;
  }
}

function pageIf(known: boolean): Verdict | null {
  return known ? null : { kind: 'notFound' };
}

function isWord(set: Readonly<Record<string, true>>, word: string | undefined): boolean {
  return set[String(word)] === true;
}
