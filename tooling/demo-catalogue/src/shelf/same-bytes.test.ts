import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { catalogueSources } from './catalogue.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

function previewed(work: string, language: string): Record<string, string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'hanji-preview-'));
  try {
    execFileSync(process.execPath, [
      main,
      '--preview',
      folder,
      '--work',
      work,
      '--language',
      language,
    ]);
    return Object.fromEntries(
      readdirSync(folder).map((name) => [
        name,
        createHash('sha256')
          .update(readFileSync(path.join(folder, name)))
          .digest('hex'),
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('draws the same pictures in every process', () => {
  for (const [work, language] of [
    ['the-queens-taster', 'ja-JP'],
    ['kites-over-the-east-gate', 'fr-FR'],
  ] as const) {
    const first = previewed(work, language);
    expect(Object.keys(first).length).toBeGreaterThanOrEqual(4);
    expect(previewed(work, language)).toEqual(first);
  }
}, 600_000);

it('draws a page again as it was, whatever was drawn in between', async () => {
  const drawn = async (language: string): Promise<string> => {
    const hash = createHash('sha256');
    for (const source of catalogueSources(new Date(0))) {
      if (source.importKey !== `demo:lane-nine:${language}`) continue;
      for (const { body } of source.chapters.slice(0, 1)) {
        if (body.kind !== 'images') continue;
        for await (const { picture } of body.pages()) {
          const shown = typeof picture === 'function' ? await picture() : picture;
          if (shown.kind === 'file') hash.update(shown.bytes);
        }
      }
    }
    return hash.digest('hex');
  };
  const korean = await drawn('ko-KR');
  expect(await drawn('zh-TW')).not.toBe(korean);
  expect(await drawn('ko-KR')).toBe(korean);
});
