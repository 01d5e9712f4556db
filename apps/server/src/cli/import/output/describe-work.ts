import type { IngestResult } from '#ingest/ingest-work.ts';
import type { OpenWork } from '#ingest/sources/open-work.ts';

export function counted(count: number, one: string): string {
  return `${count.toLocaleString('en-US')} ${one}${count === 1 ? '' : 's'}`;
}

function sum(numbers: readonly (number | undefined)[]): number {
  return numbers.reduce<number>((total, number = 0) => total + number, 0);
}

/** What was taken in, in one line. */
export function describeResult(result: IngestResult, name: string): string {
  const { outcome, contentId, chapters, images } = result;
  if (outcome === 'unchanged') return `unchanged: ${name} (id ${contentId})`;
  const verb = outcome === 'created' ? 'imported' : 'replaced';
  // A novel keeps its pictures within its chapters.
  const pictures = images === 0 ? '' : `, ${counted(images, 'image')}`;
  return `${verb}: ${name} (id ${contentId}), ${counted(chapters, 'chapter')}${pictures}`;
}

/** What would be taken in, in one line. */
export function describePlan({ source, chapters }: OpenWork): string {
  const { type, language, orientation, sideways, name, authors } = source;
  const way = sideways === true ? `${orientation} sideways` : orientation;
  const people = authors.map((author) => `${author.name} (${author.role})`).join(', ');
  const pages = sum(chapters.map(({ pageCount }) => pageCount));
  const characters = sum(chapters.map((chapter) => chapter.characters));
  const counts = [
    counted(chapters.length, 'chapter'),
    ...(pages > 0 ? [counted(pages, 'page')] : []),
    ...(characters > 0 ? [counted(characters, 'character')] : []),
  ];
  return `would import: ${name}${people && ` by ${people}`}; ${type}, ${language}, ${way}; ${counts.join(', ')}`;
}

/** What a work says of itself beside its title and authors, a line for each kind. */
export function describeFacts({ source }: OpenWork): readonly string[] {
  const { contributors = [], series, publisherName } = source;
  const credits = contributors.map(({ name, role }) => `${name} (${role.replaceAll('_', ' ')})`);
  return [
    ...(credits.length === 0 ? [] : [`credits: ${credits.join(', ')}`]),
    ...(series === undefined
      ? []
      : [`series: ${[series.name, series.position ?? ''].filter(Boolean).join(', ')}`]),
    ...(publisherName === undefined ? [] : [`publisher: ${publisherName}`]),
  ];
}

/** A line for each chapter: its place, its title, and how much there is to read in it. */
export function describeChapters({ chapters }: OpenWork): readonly string[] {
  return chapters.map(({ name, pageCount, characters, pictures = 0 }, index) => {
    const much = [
      ...(pageCount === undefined ? [] : [counted(pageCount, 'page')]),
      ...(characters === undefined ? [] : [counted(characters, 'character')]),
      ...(pictures === 0 ? [] : [counted(pictures, 'picture')]),
    ];
    return `  ${index + 1}. ${name}${much.length > 0 ? ` (${much.join(', ')})` : ''}`;
  });
}
