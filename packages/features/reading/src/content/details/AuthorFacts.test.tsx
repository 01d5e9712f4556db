import { authorRoles, type AuthorRole } from '@hanji/contract/vocabulary.ts';
import { createTranslator } from '@hanji/i18n/i18n.ts';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { beforeAll, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { AuthorFacts } from './AuthorFacts.tsx';

beforeAll(async () => {
  await createTranslator('en-US', async () => ({ phrases: { reading } }));
});

const words: readonly (readonly [AuthorRole, string])[] = [
  ['creator', reading.roleCreator],
  ['writer', reading.roleWriter],
  ['artist', reading.roleArtist],
  ['assistant', reading.roleAssistant],
  ['original_creator', reading.roleOriginalCreator],
  ['publisher', reading.rolePublisher],
  ['studio', reading.roleStudio],
];

it('[A3-024] [B3-025] names each of the roles in words, with who had it and what else they did in it', async () => {
  const authors = authorRoles.map((role) => ({ name: `One ${role}`, role }));
  const screen = await render(
    <dl>
      <AuthorFacts authors={[...authors, { name: 'Another', role: 'writer' }]} />
    </dl>,
  );
  const terms = screen.getByRole('term').elements();
  expect(terms.map((term) => term.textContent)).toEqual(words.map(([, word]) => word));
  expect(new Set(words.map(([, word]) => word)).size).toBe(7);
  for (const [role, word] of words) {
    const link = screen.getByRole('link', { name: `One ${role}` }).element();
    expect(link.closest('dd')?.previousElementSibling?.textContent).toBe(word);
    const { pathname } = new URL((link as HTMLAnchorElement).href);
    expect(decodeURIComponent(pathname)).toBe(`/search/${role}:One ${role}`);
  }
  const writers = screen.getByRole('link', { name: 'Another' }).element().closest('dd');
  expect(writers?.textContent).toBe('One writerAnother');
});
