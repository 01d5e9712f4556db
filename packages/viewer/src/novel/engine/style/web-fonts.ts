import { novelFonts } from '@hanji/domain/reading/novel.ts';
import type { BookContents } from '#novel/engine/epub/epub-internals.ts';
import type { NovelLook } from '#novel/engine/style/novel-style.ts';

type WebFont = {
  /** Under this key epubjs puts the rules into a document: one each, as they may come in any order. */
  readonly key: string;
  readonly rules: string;
};

/** Typefaces that the site serves, in subsets: a text fetches those that have letters of it. */
async function chosenFont({ settings, language }: NovelLook): Promise<WebFont | undefined> {
  if (!language.toLowerCase().startsWith('ko')) return undefined;
  const font = novelFonts[settings.fontType];
  if (font === 'gothic') {
    return { key: 'hanji-gothic', rules: (await import('./korean-gothic.ts')).koreanGothic };
  }
  if (font === 'serif') {
    return { key: 'hanji-serif', rules: (await import('./korean-serif.ts')).koreanSerif };
  }
  return undefined;
}

/**
 * Lets a document have the typeface that was chosen, where the site serves it. Until it is there, and
 * where it does not come, the text stands in what the device has.
 */
export async function addWebFont(contents: BookContents, look: NovelLook): Promise<void> {
  const font = await chosenFont(look).catch(() => undefined);
  // The document may have been left meanwhile.
  const isShown = (contents.document as Document | undefined)?.defaultView;
  if (isShown && font) contents.addStylesheetCss(font.rules, font.key);
}
