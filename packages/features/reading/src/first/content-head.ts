import type { ContentHome } from '@hanji/contract/entities/content.ts';
import { otherLanguages } from '#paths/other-languages.ts';
import { linkedTitle } from './linked-work.ts';

/** What a title's page says of it to messengers and search engines; null where it is not known. */
export function contentHead(home: ContentHome | null) {
  const kind = 'book' as const;
  if (home === null) return { kind };
  const { content } = home;
  return {
    kind,
    title: content.name,
    description: content.description,
    picture: content.keyVisual ?? content.thumbnails[0],
    language: content.languageId,
    others: otherLanguages(home),
    linked: linkedTitle(home),
  };
}
