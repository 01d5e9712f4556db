import {
  type NovelMode,
  novelFontSizes,
  novelLineHeights,
  novelFonts,
  type NovelSettings,
} from '@hanji/domain/reading/novel.ts';
import { fontStack } from '#novel/engine/style/novel-fonts.ts';

/** Colours of a theme, as CSS colours. */
export type NovelPalette = {
  readonly ground: string;
  readonly text: string;
  readonly link: string;
};

/** Everything that the one keyed style sheet of a document depends on. */
export type NovelLook = {
  readonly settings: NovelSettings;
  readonly mode: NovelMode;
  readonly language: string;
  readonly palette: NovelPalette;
};

/**
 * The reader's choices as a style sheet for a content document. Lines have one fixed
 * height, so that ruby does not push them apart; headings keep a height of their own.
 */
export function novelStyle({ settings, mode, language, palette }: NovelLook): string {
  const size = novelFontSizes[settings.fontSize] ?? novelFontSizes[2];
  const height = novelLineHeights[settings.lineHeight] ?? novelLineHeights[1];
  const font = novelFonts[settings.fontType] ?? 'system';
  const family =
    font === 'system'
      ? 'body { font-family: system-ui, sans-serif; }'
      : `body, body :not(code, kbd, pre, samp) { font-family: ${fontStack(font, language)} !important; }`;
  // In a page the frame is as high as the screen; in a scroll it is as high as the chapter.
  const pictures = mode === 'page' ? 'max-height: calc(100vh - 48px);' : 'height: auto;';
  // Pages have the margins that epubjs gives them; a scrolled chapter needs its own.
  const margins = mode === 'scroll' ? 'body { padding: 24px 20px !important; }' : '';
  return `
html { background: ${palette.ground} !important; font-size: ${size}px !important;
  touch-action: ${mode === 'page' ? 'pinch-zoom' : 'pan-x pan-y pinch-zoom'};
  -webkit-text-size-adjust: 100%; text-size-adjust: 100%; overflow-anchor: none; }
body { color: ${palette.text} !important; background: transparent !important;
  font-size: 1rem !important; line-height: ${size * height}px !important; overflow-wrap: break-word; }
body :not(img, picture, video, svg, svg *, math *) {
  color: inherit !important; background-color: transparent !important; }
body :not(h1, h2, h3, h4, h5, h6, h1 *, h2 *, h3 *, h4 *, h5 *, h6 *, rt, pre, svg *, math *) {
  line-height: inherit !important; }
h1, h2, h3, h4, h5, h6 { line-height: 1.4 !important; }
a { color: ${palette.link} !important; }
ruby { ruby-align: space-around; }
rt { font-size: 0.5em; line-height: 1 !important; margin-block-start: -1.2em; user-select: none; }
:lang(ko) { word-break: keep-all; overflow-wrap: anywhere; }
/* What stands where the book has something that cannot be shown, with its words. */
.hanji-gap { display: inline-flex; align-items: center; box-sizing: border-box; min-inline-size: min(8em, 100%);
  max-inline-size: 100%; min-block-size: 4em; padding: 0.75em 1em; border: 1px dashed; }
.hanji-gap::after { content: attr(aria-label); font-size: 0.8em; }
/* Pieces of a paragraph that is too long to be laid out at once, and what a part goes on with. */
.hanji-piece { display: block; }
.hanji-piece ~ .hanji-piece, .hanji-continued > .hanji-piece { text-indent: 0 !important; }
.hanji-continued { margin-block-start: 0 !important; padding-block-start: 0 !important;
  border-block-start: 0 !important; break-before: auto !important; }
li.hanji-continued { list-style: none !important; }
.hanji-continued::first-letter { float: none !important; initial-letter: normal !important;
  margin: 0 !important; padding: 0 !important; font: inherit !important; }
img, svg, video { max-width: 100%; break-inside: avoid; object-fit: contain; ${pictures} }
${family}
${margins}`;
}
