import {
  type NovelMode,
  novelFontSizes,
  novelLineHeights,
  novelFonts,
  type NovelSettings,
} from '@hanji/domain/reading/novel.ts';
import { bookMarks } from '@hanji/domain/reading/book-marks.ts';
import type { NovelPage } from '@hanji/domain/reading/novel/novel-page.ts';
import { directionAttribute } from '#novel/engine/style/own-direction.ts';
import { alignedAttribute } from '#novel/engine/style/own-alignment.ts';
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
  readonly page: NovelPage;
  readonly language: string;
  readonly palette: NovelPalette;
};

/** On a document in a page that is enlarged with two fingers. */
export const enlargedAttribute = 'data-hj-enlarged';

/** For every document: what one finger does in it, and where its lines begin. */
function frameStyle({ palette, mode }: NovelLook): string {
  return `
html { margin: 0 !important; padding: 0 !important; background: ${palette.ground} !important;
  touch-action: ${mode === 'page' ? 'pinch-zoom' : 'pan-x pan-y pinch-zoom'}; overflow-anchor: none; }
html[${enlargedAttribute}] { touch-action: pan-x pan-y pinch-zoom; }
/* The direction of the body is that of its pages. */
:where([${directionAttribute}='ltr'] > body > :not([dir])) { direction: ltr; }`;
}

/** Whether two looks draw the same. */
export function isSameLook(one: NovelLook, other: NovelLook): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Beside scrolled text; on a wide screen that is a column anyway. */
const scrollMargins = { narrow: '10px', normal: '20px', wide: 'max(36px, 10%)' } as const;

/** Beside pages, and between one and the next, in pixels for a screen of so many. */
export function pageGap(margin: NovelPage['margin'], width: number): number {
  const even = (pixels: number): number => 2 * Math.round(pixels / 2);
  return { narrow: 16, normal: even(width / 12), wide: even(width / 5) }[margin];
}

function familyStyle(fontType: number, language: string): string {
  const font = novelFonts[fontType] ?? 'system';
  const all = 'body, body :not(code, kbd, pre, samp, svg *, math *)';
  // Where the book names none, the system's is as good as any.
  if (font === 'book') return ':where(body) { font-family: system-ui, sans-serif; }';
  if (font === 'system') return `${all} { font-family: system-ui, sans-serif !important; }`;
  return `${all} { font-family: ${fontStack(font, language)} !important; }`;
}

function pageStyle({ align, hyphens, ruby, writing }: NovelPage): string {
  const prose = 'p, li, dd, blockquote';
  const rules = [
    align !== 'book' && `[${alignedAttribute}='free'] { text-align: ${align} !important; }`,
    `${prose} { hyphens: ${hyphens ? 'auto' : 'manual'} !important; hyphenate-limit-chars: 6 3 3; }`,
    // Its syllables stand apart, and its books divide none of them.
    ':lang(vi) { hyphens: manual !important; }',
    !ruby && 'rt, rp { display: none !important; }',
    writing === 'across' &&
      'html, body, body * { writing-mode: horizontal-tb !important; text-combine-upright: none !important; }',
  ];
  return rules.filter((rule) => rule !== false).join('\n');
}

/**
 * The reader's choices as a style sheet for a content document. Lines have one fixed
 * height, so that ruby does not push them apart; headings keep a height of their own.
 */
function novelStyle(look: NovelLook): string {
  const { settings, page, mode, language, palette } = look;
  const size = novelFontSizes[settings.fontSize] ?? novelFontSizes[2];
  const height = novelLineHeights[settings.lineHeight] ?? novelLineHeights[1];
  // In a page the frame is as high as the screen; in a scroll it is as high as the chapter.
  const pictures = mode === 'page' ? 'max-height: calc(100vh - 48px);' : 'height: auto;';
  // No longer than a page, which could not be turned in the middle of it.
  const boxes =
    mode === 'page'
      ? `[data-hj-wide='across'] { max-height: calc(100vh - 48px) !important; }
[data-hj-wide='down'] { max-width: calc(100vw - 48px) !important; }`
      : '';
  // epubjs measures columns across: in lines that run down, a screen twice as high as wide would get two.
  const columns =
    mode === 'page' ? 'body { column-count: 1 !important; column-width: auto !important; }' : '';
  // Pages have the margins that epubjs gives them; a scrolled chapter needs its own.
  const margins =
    mode === 'scroll'
      ? `body { padding-block: 24px !important; padding-inline: ${scrollMargins[page.margin]} !important; }`
      : '';
  return `${frameStyle(look)}
html { border: 0 !important; max-width: none !important; max-height: none !important;
  font-size: ${size}px !important; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body { color: ${palette.text} !important; background: transparent !important;
  font-size: 1rem !important; line-height: ${size * height}px !important; overflow-wrap: break-word; }
body :not(img, picture, video, svg, svg *, math *) {
  color: inherit !important; background-color: transparent !important; }
body :not(h1, h2, h3, h4, h5, h6, h1 *, h2 *, h3 *, h4 *, h5 *, h6 *, rt, pre, svg *, math *) {
  line-height: inherit !important; }
h1, h2, h3, h4, h5, h6 { line-height: 1.4 !important; }
/* What leads nowhere is a name, and looks like the text about it. */
body a[href], body a[href] * { color: ${palette.link} !important; }
::highlight(hanji-found) { background-color: ${palette.link}; color: ${palette.ground}; }
::highlight(hanji-spoken) { background-color: color-mix(in srgb, ${palette.link} 26%, ${palette.ground}); }
#hanji-spoken > div { position: absolute; pointer-events: none; background: ${palette.link}; opacity: 0.26; }
ruby { ruby-align: space-around; }
rt { font-size: 0.5em; line-height: 1 !important; margin-block-start: -1.2em; user-select: none; }
:lang(ko) { word-break: keep-all; overflow-wrap: anywhere; }
/* Their lines end where the page does, as in print, unless the book has it otherwise. */
:where(body:lang(ja), body:lang(zh)) { text-align: justify; }
/* No line begins with a small kana, a long sound or a closing sign, and none with a bracket's empty half. */
:lang(ja), :lang(zh) { line-break: strict; text-spacing-trim: trim-start; }
/* Their letters have no italics: what is stressed is heavier, or has a mark beside each. */
:where(em:lang(ko)) { font-style: normal; font-weight: 700; }
:where(em:lang(ja)) { font-style: normal; text-emphasis: filled sesame; }
:where(em:lang(zh)) { font-style: normal; text-emphasis: filled dot; text-emphasis-position: under right; }
/* What stands where the book has something that cannot be shown, with its words. */
.${bookMarks.gap} { display: inline-flex; align-items: center; box-sizing: border-box; min-inline-size: min(8em, 100%);
  max-inline-size: 100%; min-block-size: 4em; padding: 0.75em 1em; border: 1px dashed; }
.${bookMarks.gap}::after { content: attr(aria-label); font-size: 0.8em; }
/* Pieces of a paragraph that is too long to be laid out at once, and what a part goes on with. */
.${bookMarks.piece} { display: block; }
.${bookMarks.piece} ~ .${bookMarks.piece}, .${bookMarks.continued} > .${bookMarks.piece} { text-indent: 0 !important; }
.${bookMarks.continued} { margin-block-start: 0 !important; padding-block-start: 0 !important;
  border-block-start: 0 !important; break-before: auto !important; }
li.${bookMarks.continued} { list-style: none !important; }
.${bookMarks.continued}::first-letter { float: none !important; initial-letter: normal !important;
  margin: 0 !important; padding: 0 !important; font: inherit !important; }
audio { max-inline-size: 100%; }
/* The page's own rule does not come into its frames. */
@media (prefers-reduced-motion: reduce) {
  *, ::before, ::after { animation: none !important; transition: none !important; scroll-behavior: auto !important; }
}
img, svg, video { max-width: 100%; break-inside: avoid; object-fit: contain; ${pictures} }
/* Wider than its line: it scrolls in a box of its own, and fingers in it turn no page. */
[data-hj-wide] { display: block !important; overflow: auto !important; max-inline-size: 100% !important;
  break-inside: avoid; touch-action: pan-x pan-y pinch-zoom; }
[data-hj-wide]:focus-visible, [data-hj-picture]:focus-visible { outline: 2px solid; outline-offset: -2px; }
${boxes}
${columns}
/* A break before what comes first leaves a page with nothing on it. */
body > :first-child, body > :first-child > :first-child, body > :first-child > :first-child > :first-child {
  break-before: auto !important; }
${familyStyle(settings.fontType, language)}
${pageStyle(page)}
${margins}`;
}

/** The style of a document, which may be a page of a fixed size. */
export function styleOf(look: NovelLook, isFixedPage: boolean): string {
  return isFixedPage ? fixedPageStyle(look) : novelStyle(look);
}

/** For a page that was laid out for one size: its own look stands, on its own paper. */
function fixedPageStyle(look: NovelLook): string {
  return `${frameStyle(look)}
:where(body) { background: #fff; color: #000; }
${look.mode === 'scroll' ? 'body { padding: 0 !important; }' : ''}
.hanji-page { position: relative; overflow: hidden; margin-inline: auto; break-inside: avoid; }`;
}
