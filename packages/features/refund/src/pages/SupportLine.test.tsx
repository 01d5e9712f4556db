import { createTranslator, type LoadPhrases } from '@hanji/i18n/i18n.ts';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { SupportLine } from './SupportLine.tsx';

const load: LoadPhrases = async () => {
  const { refund } = await import('@hanji/i18n/locales/vi-VN/refund.ts');
  return { phrases: { refund } };
};

it('starts a mail to the address, within the sentence of the language', async () => {
  const translator = await createTranslator('vi-VN', load);
  const screen = await render(
    <I18nextProvider i18n={translator}>
      <SupportLine email="help@hanji.example" />
    </I18nextProvider>,
  );
  await expect
    .element(screen.getByRole('link', { name: 'help@hanji.example' }))
    .toHaveAttribute('href', 'mailto:help@hanji.example');
  expect(screen.container.textContent).toBe('Liên hệ: help@hanji.example');
});
