import { breakingSpace, britishSpelling } from '@hanji/i18n/testing/typography.ts';
import { expect, it } from 'vitest';
import { english } from './en-US.ts';
import { french } from './fr-FR.ts';
import type { PolicyTexts } from './policy-texts.ts';

function linesOf(texts: PolicyTexts): string[] {
  return Object.values(texts).flatMap(({ title, body }) => [title, ...body.split('\n')]);
}

it('sets the French of policies off by spaces that do not break', () => {
  expect(linesOf(french).filter((line) => breakingSpace.test(line))).toEqual([]);
});

it('spells the English of policies as it is spelt in America', () => {
  expect(linesOf(english).filter((line) => britishSpelling.test(line))).toEqual([]);
});
