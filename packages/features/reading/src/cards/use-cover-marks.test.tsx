import { contentStatuses, type ContentStatus } from '@hanji/contract/vocabulary.ts';
import { acceptMature, withdrawMature } from '@hanji/edition/mature/accept-mature.ts';
import { defineEdition } from '@hanji/edition/edition.ts';
import { EditionProvider } from '@hanji/edition/edition-context.tsx';
import { createTranslator } from '@hanji/i18n/i18n.ts';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { units } from '@hanji/i18n/locales/en-US/units.ts';
import '@hanji/ui-kit/tokens/tokens.css';
import { Cover } from '@hanji/ui-kit/works/cover/Cover.tsx';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { TitleBadge, useCoverMarks } from './use-cover-marks.tsx';

beforeAll(async () => {
  await createTranslator('en-US', async () => ({ phrases: { reading, units } }));
});
afterEach(() => {
  withdrawMature();
  sessionStorage.clear();
});

const picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';

function MarkedCover({ mature }: { mature: boolean }) {
  const marks = useCoverMarks();
  const title = { badge: null, restrictedAge: mature ? 19 : 0, mature, gaugeUsable: true } as const;
  return <Cover src={picture} alt="Night" eager {...marks(title)} />;
}

const open = (mature: boolean, blurUntilVerified: boolean) => {
  const edition = defineEdition({
    id: blurUntilVerified ? 'ko' : 'global',
    locales: ['en-US'],
    timeZone: 'UTC',
    currency: 'USD',
    verifiesAdults: blurUntilVerified,
    signIn: [],
    supports: { mature: { blurUntilVerified } },
  });
  return render(
    <EditionProvider value={{ edition, phrases: {} }}>
      <MarkedCover mature={mature} />
    </EditionProvider>,
  );
};

it.each([
  ['nobody has said', () => sessionStorage.clear(), true],
  ['the reader said N', withdrawMature, true],
  ['the reader said Y', acceptMature, false],
] as const)('[B6-015] a mature cover where acceptance counts, and %s', async (_, say, blurred) => {
  say();
  const screen = await open(true, false);
  const filter = getComputedStyle(screen.getByRole('img', { name: 'Night' }).element()).filter;
  expect(filter !== 'none').toBe(blurred);
  await expect.element(screen.getByRole('img', { name: 'Mature' })).toHaveTextContent('19');
});

it('keeps a mature cover blurred where only verification counts, whatever was accepted', async () => {
  acceptMature();
  const screen = await open(true, true);
  const filter = getComputedStyle(screen.getByRole('img', { name: 'Night' }).element()).filter;
  expect(filter).not.toBe('none');
});

it.each([true, false])('never blurs a cover for all ages (verification %s)', async (verifies) => {
  const screen = await open(false, verifies);
  const filter = getComputedStyle(screen.getByRole('img', { name: 'Night' }).element()).filter;
  expect(filter).toBe('none');
  await expect.element(screen.getByText('Free if you wait')).toBeVisible();
});

const words: Readonly<Record<ContentStatus, string>> = {
  event: 'Golden week',
  started: 'NEW',
  updated: 'UP',
  completed: 'FIN.',
  suspend: 'HIATUS',
};

it.each(contentStatuses)('[B4-006] [B4-007] says of %s what its badge says', async (type) => {
  const screen = await render(<TitleBadge badge={{ type, label: 'Golden week' }} />);
  expect(screen.container.textContent).toBe(words[type]);
});

it('has a word for an event without a name', async () => {
  const screen = await render(<TitleBadge badge={{ type: 'event', label: '' }} />);
  expect(screen.container.textContent).toBe('EVENT');
});
