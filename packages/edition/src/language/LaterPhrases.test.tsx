import { createTranslator, type LoadPhrases } from '@hanji/i18n/i18n.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { createRoot } from 'react-dom/client';
import { Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { EditionProvider } from '#edition-context.tsx';
import { someEdition } from '#testing/open-site.tsx';
import { LaterPhrases } from './LaterPhrases.tsx';

function Said() {
  return <p>{usePhrases('refund')('request')}</p>;
}

it('shows what waited for its words, as soon as they are here, and loads them once', async () => {
  let loaded = 0;
  const load: LoadPhrases = async () => ({
    phrases: { frame: (await import('@hanji/i18n/locales/en-US/frame.ts')).frame },
    later: async () => {
      loaded += 1;
      return { phrases: { refund: (await import('@hanji/i18n/locales/en-US/refund.ts')).refund } };
    },
  });
  const translator = await createTranslator('en-US', load);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(
    <I18nextProvider i18n={translator}>
      <EditionProvider value={{ edition: someEdition(), phrases: { 'en-US': load } }}>
        <Suspense fallback={<p>Waiting</p>}>
          <LaterPhrases>
            <Said />
          </LaterPhrases>
        </Suspense>
      </EditionProvider>
    </I18nextProvider>,
  );
  await expect.poll(() => place.textContent).toBe('Request a refund');
  expect(loaded).toBe(1);
  root.unmount();
  place.remove();
});
