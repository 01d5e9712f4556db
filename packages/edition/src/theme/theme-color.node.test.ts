import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

function read(path: string) {
  return readFileSync(fileURLToPath(new URL(`../../../../${path}`, import.meta.url)), 'utf8');
}

it.each(['ko', 'ja', 'global', 'vi-refund'])(
  "%s: the browser's own bars have the colour of the ground, in both themes",
  (edition) => {
    const ground = /--hj-color-ground: light-dark\((#\w+), (#\w+)\)/.exec(
      read('packages/ui-kit/src/tokens/tokens.css'),
    );
    const page = read(`apps/${edition}/index.html`).replaceAll(/\s+/g, ' ');
    for (const [at, scheme] of ['light', 'dark'].entries()) {
      expect(page).toContain(
        `<meta name="theme-color" data-scheme="${scheme}" media="(prefers-color-scheme: ${scheme})" content="${ground?.[at + 1]}" />`,
      );
    }
  },
);
