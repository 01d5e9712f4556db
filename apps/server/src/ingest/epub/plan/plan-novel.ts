import { ImportError } from '../../import-error.ts';
import type { Omissions } from '../../report/omissions.ts';
import type { Book } from '../package/book.ts';
import type { ContentsEntry } from '../package/read-contents.ts';
import type { BookText } from '../survey/book-text.ts';
import { placeNonLinear } from './place-non-linear.ts';
import { labelsOf, planByContents, planBySpine, planWhole } from './plan-chapters.ts';
import { hasContent, wholeText, type ChapterPlan } from './text-part.ts';

export type PlanRule = 'spine' | 'contents' | 'whole';

function showsOnlyCover({ cover }: Book, { pictures, end, kind }: BookText): boolean {
  if (end.letters > 0 || cover === null) return false;
  return kind !== 'gap' && pictures.length === end.shown && pictures.every((own) => own === cover);
}

/** What is read of a spine: each document once, without empty ones and the page of the cover. */
function textsOf(book: Book, all: readonly BookText[], omissions: Omissions): BookText[] {
  const texts = new Set<BookText>();
  for (const text of all) {
    if (texts.has(text)) {
      const reason = 'stands in the spine more than once, and is shown once';
      omissions.add({ kind: 'document', place: text.item.path, reason });
    } else if (hasContent(wholeText(text)) && !showsOnlyCover(book, text)) {
      texts.add(text);
    }
  }
  return [...texts];
}

function planLinear(
  texts: readonly BookText[],
  contents: readonly ContentsEntry[],
  rule: PlanRule | undefined,
  title: string,
): readonly ChapterPlan[] {
  if (rule === 'whole') return planWhole(texts, title);
  if (rule === 'spine') return planBySpine(texts, contents);
  const entries = planByContents(texts, contents);
  if (rule === 'contents') {
    if (entries.length === 0) throw new ImportError('the EPUB has no contents table to go by');
    return entries;
  }
  if (entries.length > 1) return entries;
  const there = texts.filter(({ kind }) => kind !== 'gap');
  return there.length > 1 ? planBySpine(texts, contents) : planWhole(texts, title);
}

/** The chapters of a novel, each with what there is to read in it. */
export function planNovel(
  book: Book,
  all: readonly BookText[],
  contents: readonly ContentsEntry[],
  rule: PlanRule | undefined,
  omissions: Omissions,
): readonly ChapterPlan[] {
  const texts = textsOf(book, all, omissions);
  if (texts.length === 0) {
    const lost = omissions.all().find(({ kind }) => kind === 'text');
    const why = lost === undefined ? '' : `: ${lost.place} ${lost.reason}`;
    throw new ImportError(`the EPUB has no text in its spine${why}`);
  }
  const inOrder = texts.filter(({ linear }) => linear);
  // A book that is nothing but non-linear documents is read in their order.
  const linear = inOrder.length > 0 ? inOrder : texts;
  const nonLinear = texts.filter((text) => !linear.includes(text));
  const { title } = book.metadata;
  const labels = labelsOf(contents);
  const nameOf = ({ item, heading }: BookText) => labels.get(item.path) || heading || title;
  return placeNonLinear(planLinear(linear, contents, rule, title), nonLinear, nameOf).flatMap(
    (plan) => {
      const parts = plan.parts.filter(hasContent);
      return parts.length === 0 ? [] : [{ ...plan, parts }];
    },
  );
}
