import { cleanLine } from '#ingest/facts/clean-text.ts';
import { sortPeople } from '#ingest/facts/people.ts';
import type { FoundWork } from '#ingest/found-work.ts';

/** What programs write as a title where nobody gave one. */
const titleOfNobody = /^(?:untitled|unknown|title|document|slide|no title|無題|제목 없음)\s*\d*$/i;
const program = /^(?:microsoft (?:word|powerpoint) - |print - )/i;
const ending =
  /\.(?:pdf|docx?|pptx?|indd|psd|ai|jpe?g|png|tiff?|cb[zr]|clip|odt|rtf|tex|dvi|qxd)$/i;
const authorOfNobody = /^(?:unknown|anonymous|author|user|admin(?:istrator)?|owner|pc|n\/a)$/i;

/** The title that a PDF gives itself; empty where a program made it up. */
export function titleOf(given: string): string {
  const title = cleanLine(given);
  const isFileName =
    program.test(title) || ending.test(title) || /^[\w%.-]*\d{5,}[\w%.-]*$/.test(title);
  return isFileName || titleOfNobody.test(title) ? '' : title;
}

/** Those whom a PDF names as its authors, parted where it is certain that they are several. */
export function authorsOf(given: string): FoundWork['authors'] {
  const names = cleanLine(given, 2000).split(/\s*[;&]\s*|,\s+(?=\S+\s+\S)/);
  const people = names.map((name) => name.trim()).filter((name) => !authorOfNobody.test(name));
  return sortPeople(people.map((name) => ({ name, role: 'creator' as const }))).authors;
}
