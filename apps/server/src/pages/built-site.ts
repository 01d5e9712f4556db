import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PlanPage } from '@hanji/contract/pages.ts';

/** What the build says of a file, by the module that it begins with. */
type BuiltFile = {
  readonly file: string;
  readonly name?: string;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
};

/** A built edition, as far as its pages are made of it. */
export type BuiltSite = {
  /** The page as the build left it, to be completed for each address. */
  readonly html: string;
  readonly planPage: PlanPage;
  /** The files that modules of these names come in, besides those that the page names itself. */
  readonly filesOf: (names: readonly string[]) => readonly string[];
};

/** Reads a build; it stays as it is as long as the process lives. */
export async function readBuiltSite(dist: string): Promise<BuiltSite> {
  const [html, manifestText, pages] = await Promise.all([
    readFile(path.join(dist, 'index.html'), 'utf8'),
    readFile(path.join(dist, '.vite/manifest.json'), 'utf8'),
    import(pathToFileURL(path.join(dist, '.vite/pages.js')).href) as Promise<{
      planPage: PlanPage;
    }>,
  ]);
  const manifest = JSON.parse(manifestText) as Record<string, BuiltFile>;
  const lazy = new Map(
    Object.values(manifest).flatMap((built) =>
      built.isDynamicEntry === true && built.name !== undefined ? [[built.name, built]] : [],
    ),
  );
  function filesOf(names: readonly string[]): string[] {
    const found = new Set<string>();
    const waiting = names.flatMap((name) => lazy.get(name) ?? []);
    for (let built = waiting.pop(); built !== undefined; built = waiting.pop()) {
      if (found.has(built.file) || html.includes(`/${built.file}"`)) continue;
      found.add(built.file);
      waiting.push(...(built.imports ?? []).flatMap((key) => manifest[key] ?? []));
    }
    return [...found];
  }
  return { html, planPage: pages.planPage, filesOf };
}
