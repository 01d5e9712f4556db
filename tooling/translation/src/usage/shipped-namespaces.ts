import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { phraseUses } from './phrase-uses.ts';
import { packageNames, workspaceRoot } from './source-files.ts';

const imports =
  /(?:^|\n)\s*(?:import|export)\s+(?!type\b)(?:[^'"`;]*?\sfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)/g;

const names = packageNames();

/** The namespaces that the files of an edition ask for, reached from where it starts. */
export function usedNamespaces(edition: string): Set<string> {
  const used = new Set<string>();
  for (const file of reachedFrom(`apps/${edition}/src/main.ts`)) {
    const { namespaces, patterns } = phraseUses({ text: textOf(file) });
    for (const namespace of namespaces) used.add(namespace);
    for (const { source } of patterns) used.add(source.slice(1).replace(/:.*/, ''));
  }
  return used;
}

/** The namespaces that an edition ships in a language, from its start and later. */
export function shippedNamespaces(edition: string, locale: string): string[] {
  const folder = `apps/${edition}/src/phrases`;
  const files = [`${folder}/${locale}.ts`, `${folder}/later/${locale}.ts`];
  const text = files
    .filter((file) => existsSync(path.join(workspaceRoot, file)))
    .map(textOf)
    .join('\n');
  return [...text.matchAll(/^import \{ (\w+) \} from '@hanji\/i18n\/locales\//gm)].map((match) =>
    String(match[1]),
  );
}

function reachedFrom(start: string): Set<string> {
  const reached = new Set([start]);
  for (const file of reached) {
    for (const match of textOf(file).matchAll(imports)) {
      const target = resolve(file, match[1] ?? match[2] ?? '');
      if (target !== null && !target.includes('/locales/')) reached.add(target);
    }
  }
  return reached;
}

function textOf(file: string): string {
  return readFileSync(path.join(workspaceRoot, file), 'utf8');
}

/** A file of the house, by the three ways in which the house imports; null for anything else. */
function resolve(from: string, specifier: string): string | null {
  const target = targetOf(from, specifier);
  const known = target !== null && /\.tsx?$/.test(target);
  return known && existsSync(path.join(workspaceRoot, target)) ? target : null;
}

function targetOf(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier);
  if (specifier.startsWith('#'))
    return `${from.replace(/\/src\/.*/, '/src/')}${specifier.slice(1)}`;
  const [scope, name, ...rest] = specifier.split('/');
  const folder = names.get(`${scope}/${name}`);
  return folder === undefined ? null : `${folder}/src/${rest.join('/')}`;
}
