import { defineEdition } from '@hanji/edition/edition.ts';
import { EditionProvider } from '@hanji/edition/edition-context.tsx';
import { createTranslator, type LoadPhrases } from '@hanji/i18n/i18n.ts';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { RequestWindowNote } from './RequestWindowNote.tsx';

const load: LoadPhrases = async () => {
  const { refund } = await import('@hanji/i18n/locales/vi-VN/refund.ts');
  return { phrases: { refund } };
};

const edition = defineEdition({
  id: 'vi-refund',
  locales: ['vi-VN'],
  timeZone: 'Asia/Tokyo',
  currency: 'KRW',
  verifiesAdults: false,
  signIn: [],
  supports: { refund: true },
});

const shutdown = {
  endOfServiceAt: '2025-10-31T14:59:00.000Z',
  requestFrom: '2025-09-30T15:00:00.000Z',
  requestUntil: '2025-11-15T14:59:00.000Z',
} as const;

it.each([
  ['2025-09-30T14:59:59.999Z', /từ 00:00 ngày 1 tháng 10 năm 2025/],
  ['2025-09-30T15:00:00.000Z', /^$/],
  ['2025-11-15T14:59:59.999Z', /^$/],
  ['2025-11-15T15:00:00.000Z', /Đã hết thời gian yêu cầu hoàn tiền/],
])('at %s says of the request window: %s', async (now, text) => {
  const translator = await createTranslator('vi-VN', load);
  const screen = await render(
    <I18nextProvider i18n={translator}>
      <EditionProvider value={{ edition, phrases: {} }}>
        <RequestWindowNote shutdown={{ ...shutdown, now }} />
      </EditionProvider>
    </I18nextProvider>,
  );
  expect(screen.container.textContent).toMatch(text);
});
