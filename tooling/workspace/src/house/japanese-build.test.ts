import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ModuleGraph } from '@hanji/vite/chunks/module-graph.ts';
import { expect, it } from 'vitest';
import { japaneseModules } from './japanese-build.ts';
import { workspaceRoot } from './workspace-root.ts';

function graphOf(edition: string): ModuleGraph {
  const file = path.join(workspaceRoot, 'apps', edition, 'dist/.vite/modules.json');
  return JSON.parse(readFileSync(file, 'utf8')) as ModuleGraph;
}

it.each(['ko', 'global', 'vi-refund'])(
  '%s ships no module of challenge, contests or the desk of creators',
  (edition) => {
    expect(japaneseModules(graphOf(edition))).toEqual([]);
  },
);

it('ja ships its screens, its calls and its words in Japanese', () => {
  const modules = japaneseModules(graphOf('ja'));
  expect(modules).toContain('packages/features/challenge/src/home/ChallengeHomePage.tsx');
  expect(modules).toContain('packages/features/contest/src/pages.ts');
  expect(modules).toContain('packages/features/creator/src/pages.ts');
  expect(modules).toContain('packages/contract/src/calls/challenge.ts');
  expect(modules).toContain('packages/contract/src/calls/creator/own-title.ts');
  expect(modules.filter((module) => module.includes('/locales/')).toSorted()).toEqual([
    'packages/i18n/src/locales/ja-JP/challenge.ts',
    'packages/i18n/src/locales/ja-JP/contests.ts',
    'packages/i18n/src/locales/ja-JP/creator.ts',
  ]);
});
