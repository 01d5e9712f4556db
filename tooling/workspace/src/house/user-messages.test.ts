import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { everyPhrase } from '@hanji/i18n/every-phrase.ts';
import { expect, it } from 'vitest';
import { workspaceRoot } from './workspace-root.ts';

/** Where the messages of section 8 stand: of sessions, accounts, access, purchases and comments. */
const namespaces = [
  'certification',
  'comments',
  'errors',
  'failures',
  'integrate',
  'password',
  'purchase',
  'signIn',
] as const;

/** The vocabulary lists kinds of failures, and shows none of them. */
const showsNothing =
  /\/locales\/|i18n\/src\/context\/|vocabulary\.ts$|\.(?:test|stories)\.|\/testing\//;

/** What the product itself is made of. */
function shippedCode(): string {
  return globSync('{apps/*,packages/*,packages/features/*}/src/**/*.{ts,tsx}', {
    cwd: workspaceRoot,
  })
    .filter((file) => !file.startsWith('apps/storybook/') && !showsNothing.test(file))
    .map((file) => readFileSync(path.join(workspaceRoot, file), 'utf8'))
    .join('\n');
}

it('[B8-055] ties each user message to the code or event that shows it', () => {
  const code = shippedCode();
  const untied = namespaces.flatMap((namespace) =>
    Object.keys(everyPhrase['en-US'][namespace])
      .map((key) => key.replace(/_(?:one|other)$/, ''))
      .filter((key) => !new RegExp(`['\`](?:${namespace}:)?${key}['\`]`).test(code))
      .map((key) => `${namespace}:${key}`),
  );
  expect(untied).toEqual([]);
});
