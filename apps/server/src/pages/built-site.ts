import { hash } from 'node:crypto';
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
  /** The folder of its files. */
  readonly dist: string;
  /** The page as the build left it, to be completed for each address. */
  readonly html: string;
  readonly planPage: PlanPage;
  /** What a policy allows the page's own scripts by. */
  readonly scriptDigests: readonly string[];
  /** The files that modules of these names come in, besides those that the page names itself. */
  readonly filesOf: (names: readonly string[]) => readonly string[];
};

/** Reads a build; it stays as it is as long as the process lives. */
export async function readBuiltSite(dist: string): Promise<BuiltSite> {
  const [page, manifestText, pages] = await Promise.all([
    readFile(path.join(dist, 'index.html'), 'utf8'),
    readFile(path.join(dist, '.vite/manifest.json'), 'utf8'),
    import(pathToFileURL(path.join(dist, '.vite/service/pages.js')).href) as Promise<{
      planPage: PlanPage;
    }>,
  ]);
  const html = await withStyles(dist, page);
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
  return { dist, html, planPage: pages.planPage, scriptDigests: scriptDigests(html), filesOf };
}

/** Styles in the page itself: as a file they would arrive after it, and beside the first picture. */
async function withStyles(dist: string, html: string): Promise<string> {
  const [link, file = ''] = /<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/.exec(html) ?? [];
  if (link === undefined) return html;
  const styles = await readFile(path.join(dist, file), 'utf8');
  return html.replace(link, () => `<style>${styles}</style>`);
}

function scriptDigests(html: string): string[] {
  return [...html.matchAll(/<script>([^<]*)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${hash('sha256', script, 'base64')}'`,
  );
}
