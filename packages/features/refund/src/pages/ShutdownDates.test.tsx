import { announcedCalendar } from '@hanji/domain/refund/calendar.ts';
import { defineEdition } from '@hanji/edition/edition.ts';
import { EditionProvider } from '@hanji/edition/edition-context.tsx';
import { createTranslator, type LoadPhrases } from '@hanji/i18n/i18n.ts';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { ShutdownDates } from './ShutdownDates.tsx';

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

it('[B1-010, B1-011] shows the announced end of the service and refund window in the time of Tokyo', async () => {
  const translator = await createTranslator('vi-VN', load);
  const screen = await render(
    <I18nextProvider i18n={translator}>
      <EditionProvider value={{ edition, phrases: {} }}>
        <ShutdownDates shutdown={{ ...announcedCalendar, now: announcedCalendar.requestFrom }} />
      </EditionProvider>
    </I18nextProvider>,
  );
  const times = screen.getByRole('time').elements();
  expect(times.map((time) => time.textContent)).toEqual([
    expect.stringMatching(/^23:59 ngày 31 tháng 10 năm 2025$/),
    expect.stringMatching(/từ 00:00 ngày 1 tháng 10 năm 2025/),
    expect.stringMatching(/^đến 23:59 ngày 15 tháng 11 năm 2025$/),
  ]);
  expect(times.map((time) => time.getAttribute('datetime'))).toEqual([
    '2025-10-31T23:59:00+09:00',
    '2025-10-01T00:00:00+09:00',
    '2025-11-15T23:59:00+09:00',
  ]);
});
