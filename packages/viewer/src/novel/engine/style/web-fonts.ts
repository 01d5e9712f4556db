import { novelFonts } from '@hanji/domain/reading/novel.ts';
import type { BookContents } from '#novel/engine/epub/epub-internals.ts';
import type { NovelLook } from '#novel/engine/style/novel-style.ts';

/** Under this key epubjs puts the rules of a typeface into a document. */
const key = 'hanji-web-font';

/** Typefaces that the site serves, in subsets: a text fetches those that have letters of it. */
async function rulesOf({ settings, language }: NovelLook): Promise<string | undefined> {
  const isKorean = language.toLowerCase().startsWith('ko');
  if (!isKorean || novelFonts[settings.fontType] !== 'gothic') return undefined;
  return (await import('./korean-gothic.ts')).koreanGothic;
}

/**
 * Lets a document have the typeface that was chosen, where the site serves it. Until it is there, and
 * where it does not come, the text stands in what the device has.
 */
export async function addWebFont(contents: BookContents, look: NovelLook): Promise<void> {
  const rules = await rulesOf(look).catch(() => undefined);
  // The document may have been left meanwhile.
  const isShown = (contents.document as Document | undefined)?.defaultView;
  if (isShown && rules !== undefined) contents.addStylesheetCss(rules, key);
}
