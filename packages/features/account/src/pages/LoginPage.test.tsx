import { defineEdition } from '@hanji/edition/edition.ts';
import { EditionProvider } from '@hanji/edition/edition-context.tsx';
import { createTranslator, type LoadPhrases } from '@hanji/i18n/i18n.ts';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { LoginPage } from './LoginPage.tsx';

const load: LoadPhrases = async () => {
  const { account } = await import('@hanji/i18n/locales/de-DE/account.ts');
  const { frame } = await import('@hanji/i18n/locales/de-DE/frame.ts');
  return { phrases: { account, frame } };
};

async function open(supports: { reading?: true; refund?: true }) {
  const edition = defineEdition({
    id: 'global',
    locales: ['de-DE'],
    timeZone: 'UTC',
    currency: 'USD',
    verifiesAdults: false,
    signIn: [],
    supports,
  });
  const translator = await createTranslator('de-DE', load);
  return render(
    <I18nextProvider i18n={translator}>
      <EditionProvider value={{ edition, phrases: {} }}>
        <LoginPage />
      </EditionProvider>
    </I18nextProvider>,
  );
}

it('says that accounts open later, what can be read meanwhile, and leads home', async () => {
  const screen = await open({ reading: true });
  await expect
    .element(screen.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Die Anmeldung ist bald möglich');
  await expect.element(screen.getByText(/kostenlosen Titel ohne Konto lesen/)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Zur Startseite' }))
    .toHaveAttribute('href', '/');
  expect(document.title).toBe('Anmelden – Hanji');
});

it('speaks of refunds where there is nothing to read', async () => {
  const screen = await open({ refund: true });
  await expect.element(screen.getByText(/Für Erstattungen ist ein Konto nötig/)).toBeVisible();
});
