import { expect, it } from 'vitest';
import { edition } from './edition.ts';
import { phrases } from './phrases.ts';

it('[A1-005] has its phrases in every language that it speaks, and in no other', async () => {
  expect(Object.keys(phrases)).toEqual(edition.locales);
  for (const locale of edition.locales) {
    const { phrases: words } = (await phrases[locale]?.()) ?? { phrases: {} };
    expect(words.frame?.search).toBeTruthy();
    expect(words.errors?.notFoundTitle).toBeTruthy();
  }
});
