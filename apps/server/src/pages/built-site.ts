import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PlanPage } from '@hanji/contract/pages.ts';
import { pageStyles, type PageStyles } from './styles/page-styles.ts';

/** What the build says of a file, by the module that it begins with. */
type BuiltFile = {
  readonly file: string;
  readonly name?: string;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
};

type SiteStyles = {
  readonly file: string;
  /** What the page of the build names it by. */
  readonly link: string;
  readonly of: PageStyles;
};

/** A built edition, as far as its pages are made of it. */
export type BuiltSite = {
  /** The folder of its files. */
  readonly dist: string;
  /** The page as the build left it, to be completed for each address. */
  readonly html: string;
  /** The same for a first visit: without what looks for what a browser has kept. */
  readonly firstHtml: string;
  readonly planPage: PlanPage;
  /** The stylesheet of the whole edition; null where the build has none. */
  readonly styles: SiteStyles | null;
  /** What a policy allows the page's own scripts by. */
  readonly scriptDigests: readonly string[];
  /** The files that modules of these names come in, besides those that the page names itself. */
  readonly filesOf: (names: readonly string[]) => readonly string[];
};

/** Reads a build; it stays as it is as long as the process lives. */
export async function readBuiltSite(dist: string): Promise<BuiltSite> {
  const [html, manifestText, pages] = await Promise.all([
    readFile(path.join(dist, 'index.html'), 'utf8'),
    readFile(path.join(dist, '.vite/manifest.json'), 'utf8'),
    import(pathToFileURL(path.join(dist, '.vite/service/pages.js')).href) as Promise<{
      planPage: PlanPage;
    }>,
  ]);
  const styles = await readStyles(dist, html);
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
  const { planPage } = pages;
  const firstHtml = html.replaceAll(/\s*<script data-kept>[^<]*<\/script>/g, '');
  return { dist, html, firstHtml, planPage, styles, scriptDigests: scriptDigests(html), filesOf };
}

async function readStyles(dist: string, html: string): Promise<SiteStyles | null> {
  const [link, file = ''] = /<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/.exec(html) ?? [];
  if (link === undefined) return null;
  return { file, link, of: pageStyles(await readFile(path.join(dist, file), 'utf8')) };
}

function scriptDigests(html: string): string[] {
  return [...html.matchAll(/<script(?: data-(?:kept|coming))?>([^<]*)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${hash('sha256', script, 'base64')}'`,
  );
}
