import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const columns = ['id', 'section', 'area', 'editions', 'where', 'requirement'] as const;

/** One requirement of the specification. */
export type SpecificationRow = Record<(typeof columns)[number], string>;

function rowsOf(text: string, file: string): SpecificationRow[] {
  const [header = '', ...lines] = text.trimEnd().split(/\r?\n/);
  if (header !== columns.join('\t')) {
    throw new Error(`${file}: the columns must be ${columns.join(', ')}`);
  }
  return lines.map((line, index) => {
    const cells = line.split('\t');
    const [id = '', section = '', area = '', editions = '', where = '', requirement = ''] = cells;
    if (cells.length !== columns.length || !id || !area) {
      throw new Error(
        `${file}, line ${index + 2}: ${columns.length} columns with an id and an area`,
      );
    }
    return { id, section, area, editions, where, requirement };
  });
}

/** Every row of every checklist in a folder; an id stands for one row only. */
export function readRows(folder: string): SpecificationRow[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.tsv'));
  const rows = files
    .toSorted()
    .flatMap((file) => rowsOf(readFileSync(path.join(folder, file), 'utf8'), file));
  const seen = new Set<string>();
  for (const { id } of rows) {
    if (seen.has(id)) throw new Error(`${folder}: the id ${id} stands for two rows`);
    seen.add(id);
  }
  return rows;
}
