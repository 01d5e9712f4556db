import { avoidedTerms } from '#glossary/glossary.ts';
import type { Locale } from '@hanji/i18n/locale.ts';
import type { PhraseUnit } from './phrase-units.ts';

/** What is wrong with a translation, one line for each fault; none where it can be taken. */
export function phraseProblems(locale: Locale, unit: PhraseUnit, target: string): string[] {
  const problems: string[] = [];
  if (target.trim() === '') return ['is not translated'];
  if (target !== target.trim()) problems.push('begins or ends with a space');
  const missing = placeholders(unit.source).filter((name) => !target.includes(`{{${name}}}`));
  for (const name of missing) problems.push(`lacks {{${name}}}`);
  const known = placeholders(unit.source);
  for (const name of placeholders(target)) {
    if (!known.includes(name)) problems.push(`has {{${name}}}, which the English has not`);
  }
  const length = visibleLength(target);
  if (unit.most !== null && length > unit.most) {
    problems.push(`has ${length} characters, its place holds ${unit.most}`);
  }
  if (locale === 'fr-FR' && /« | [:;?!»%]/.test(target)) {
    problems.push('has a breaking space before : ; ? ! » % or after «');
  }
  for (const { avoid, instead } of avoidedTerms(locale)) {
    if (target.includes(avoid)) problems.push(`says “${avoid}”, the glossary “${instead}”`);
  }
  return problems;
}

/** Characters as a reader counts them; what is filled in counts for four. */
function visibleLength(phrase: string): number {
  const shown = phrase.replaceAll(/\{\{\w+\}\}/g, '0000');
  return [...new Intl.Segmenter().segment(shown)].length;
}

function placeholders(phrase: string): string[] {
  return [...phrase.matchAll(/\{\{(\w+)\}\}/g)].map((match) => String(match[1]));
}
