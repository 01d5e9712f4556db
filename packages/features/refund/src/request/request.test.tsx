import '@hanji/ui-kit/tokens/tokens.css';
import { closeSite } from '@hanji/edition/testing/open-site.tsx';
import { violations } from '@hanji/ui-kit/testing/violations.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { checkBankbook } from './check-bankbook.ts';
import { answer, openRefund, shutdownAround, someProfile, userId } from '#testing/open-refund.tsx';

const bank = page.getByRole('combobox', { name: 'Bank' });
const number = page.getByRole('textbox', { name: 'Account number' });
const holder = page.getByRole('textbox', { name: 'Account holder' });
const consent = page.getByRole('checkbox');
const submit = page.getByRole('button', { name: 'Request the refund' });
const file = page.getByLabelText('Bank-book image');
const asked = 'GET /refund/member';
const sent = 'POST /refund/member';
const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  sessionStorage.clear();
  closeSite();
});

function profile(more: Parameters<typeof someProfile>[0] = {}) {
  return { data: { profile: someProfile(more), now: new Date().toISOString() } };
}

const nothing = {
  refundTotalAmount: 0,
  refundPurchasedAmount: 0,
  refundBalanceCoin: 0,
  coinDetail: { ios: 0, aos: 0, aos3rdParty: 0, other: 0 },
};
const account = {
  accountNumber: '••••••••••8901',
  bankCode: '088',
  accountHolderName: 'LAN',
  bankbookFileUrl: null,
  locked: false,
};

/** As `fetch` does where nothing answers. */
function unreachable(): never {
  throw new TypeError('Failed to fetch');
}

async function fill(): Promise<void> {
  await bank.selectOptions('088');
  await number.fill('110-123-456789');
  await holder.fill('NGUYEN LAN');
  await consent.click();
}

/** As a browser does once a file was picked; sending ten megabytes to it takes long. */
function choose(picked: File): void {
  const input = file.element();
  if (!(input instanceof HTMLInputElement)) throw new Error('no input');
  const transfer = new DataTransfer();
  transfer.items.add(picked);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

describe('the page', () => {
  it('[B2-009, B2-011, B2-012, B2-013, B2-014, B2-015, B9-019] shows who is refunded what, and the form', async () => {
    answer({ [asked]: profile({ cellPhone: '01012345678' }) });
    await openRefund('/refund/request');
    await expect.element(page.getByText('Lan', { exact: true })).toBeVisible();
    await expect.element(page.getByText(userId)).toBeVisible();
    await expect.element(page.getByText('01012345678')).toBeVisible();
    await expect.element(page.getByText(/^1,234,567 won/)).toBeVisible();
    await expect.element(page.getByText(/^1,200,000 won/)).toBeVisible();
    await expect.element(page.getByText('Coins: 290')).toBeVisible();
    const stores = ['App Store', 'Google Play', 'ONE store', 'Web'].map(
      (name) => page.getByText(name, { exact: true }).element().nextElementSibling?.textContent,
    );
    expect(stores).toEqual(['120', '90', '50', '30']);
    for (const field of [bank, number, holder, file, consent, submit]) {
      await expect.element(field).toBeInTheDocument();
    }
    expect(await violations()).toEqual([]);
  });

  it('offers to try again where it does not learn whether requests are taken', async () => {
    let fails = true;
    const config = { languages: [], shutdown: shutdownAround() };
    answer({
      [asked]: profile(),
      'GET /app/config/web': () =>
        fails ? { code: 500 } : { data: { ...config, supportEmail: 'help@hanji.example' } },
    });
    await openRefund('/refund/request');
    const again = page.getByRole('button', { name: 'Try again' });
    await expect.element(again).toBeVisible();
    await expect.element(submit).not.toBeInTheDocument();
    fails = false;
    await again.click();
    await expect.element(submit).toBeVisible();
  });

  it('says how the amount of the coins comes about', async () => {
    answer({ [asked]: profile() });
    await openRefund('/refund/request');
    await page.getByText('How the coin amount is calculated').click();
    await expect.element(page.getByText(/50 of 100 coins, bought for 12,000 won/)).toBeVisible();
    // 15:30 UTC is past midnight in Tokyo.
    await expect.element(page.getByText(/June 2, 2025/)).toBeVisible();
  });

  it('[B5-007, B5-008, B5-009, B9-014, B9-015, B9-020] says what a member has to know, and whom to ask', async () => {
    answer({ [asked]: profile() });
    await openRefund('/refund/request');
    for (const words of [
      'If the bank, the account number or the holder is wrong, the refund cannot be paid.',
      'Without eligible coins or chapters nothing is paid out.',
      'Payouts to accounts outside Korea may not be possible.',
      /no refund fee/,
      /Payout within 3 to 7 business days/,
      'help@hanji.example',
    ]) {
      await expect.element(page.getByText(words)).toBeVisible();
    }
  });

  it('[B2-010, B6-005] sends visitors to sign in', async () => {
    answer({});
    const { router } = await openRefund('/refund/request', { member: false });
    await expect.element(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    const { pathname, search } = router.state.location;
    expect(decodeURIComponent(pathname + search)).toBe('/login?redirect=/refund/request');
  });

  it.each([
    ['before', 20, /^Requests can be made from/],
    ['after', -20, /^Requests are closed/],
  ])('has no form %s the window, and says so', async (_, days, words) => {
    answer({ [asked]: profile() }, shutdownAround(days));
    await openRefund('/refund/request');
    await expect.element(page.getByText(words)).toBeVisible();
    expect(submit.elements()).toHaveLength(0);
  });

  it.each([
    ['requested', 0, /^Requested: .+, a new request takes its place\.$/, true],
    ['requested', -20, /^Requested: [^.]+(a\.m|p\.m|AM|PM)?[^.]*\.$/, false],
    ['refused', 0, /^Your request was refused\. You can send a new request below\.$/, true],
    ['refused', -20, /^Your request was refused\.$/, false],
  ] as const)(
    'says of a request that is %s, %i days on, whether another can be sent',
    async (state, days, words, form) => {
      const time = '2025-11-01T00:00:00.000Z';
      const request = { state, requestedAt: time, changedAt: time, reason: null };
      answer({ [asked]: profile({ refundRequest: request }) }, shutdownAround(days));
      await openRefund('/refund/request');
      await expect.element(page.getByText(words)).toBeVisible();
      await expect.poll(() => submit.elements()).toHaveLength(form ? 1 : 0);
    },
  );

  it('says that the amount was worked out again, and when', async () => {
    const renewed = {
      state: 'requested',
      requestedAt: '2025-11-01T00:00:00.000Z',
      changedAt: '2025-11-20T03:00:00.000Z',
      reason: null,
    } as const;
    answer({ [asked]: profile({ refundRequest: renewed }) }, shutdownAround(-20));
    await openRefund('/refund/request');
    const words = /^Requested: November 1, .+ we worked the amount out again: November 20, /;
    await expect.element(page.getByText(words)).toBeVisible();
  });

  it.each([
    ['paid', 0, /^Your refund was paid: November 1, /],
    ['paid', -20, /^Your refund was paid: November 1, /],
    ['taken_up', -20, /^Your refund is in progress/],
  ] as const)(
    'shows to which account a request that is %s goes, %i days on',
    async (state, days, words) => {
      const time = '2025-11-01T00:00:00.000Z';
      const request = { state, requestedAt: time, changedAt: time, reason: null };
      const sentTo = { ...account, locked: true };
      const facts = { refundRequest: request, refundAccountInfo: sentTo };
      answer({ [asked]: profile(facts) }, shutdownAround(days));
      await openRefund('/refund/request');
      const where = page.getByRole('region', { name: 'Account for the refund' });
      for (const said of ['Shinhan Bank', account.accountNumber, 'LAN']) {
        await expect.element(where.getByText(said)).toBeVisible();
      }
      await expect.element(page.getByText(words)).toBeVisible();
      expect(submit.elements()).toHaveLength(0);
      expect(await violations()).toEqual([]);
    },
  );

  it('lets who got money back correct the account after the window', async () => {
    const returned = {
      state: 'returned',
      requestedAt: '2025-11-01T00:00:00.000Z',
      changedAt: '2025-11-20T00:00:00.000Z',
      reason: 'no such account',
    } as const;
    answer({ [asked]: profile({ refundRequest: returned }) }, shutdownAround(-20));
    await openRefund('/refund/request');
    await expect.element(page.getByText('Reason: no such account')).toBeVisible();
    await expect.element(submit).toBeVisible();
  });
});

it.each([
  ['open', 0, -30],
  ['open', 0, 30],
  ['closed', -30, -30],
])('is %s by the service’s clock, whatever the device shows', async (state, days, deviceDays) => {
  answer({ [asked]: profile() }, shutdownAround(days));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + deviceDays * 86_400_000 });
  await openRefund('/refund/request');
  await expect.element(page.getByText('Lan', { exact: true })).toBeVisible();
  const closed = page.getByText(/^Requests are closed/);
  await expect.element(state === 'open' ? submit : closed).toBeVisible();
  expect((state === 'open' ? closed : submit).elements()).toEqual([]);
});

describe('the form', () => {
  it('[B5-001, B5-002, B5-003] takes 14 digits and a name of 10 letters', async () => {
    answer({ [asked]: profile() });
    await openRefund('/refund/request');
    await number.fill('110-123-456-789-012-345');
    await expect.element(number).toHaveValue('11012345678901');
    await holder.fill('NGUYEN VAN ANH');
    await expect.element(holder).toHaveValue('NGUYEN VAN');
  });

  it('[B4-016, B5-006] can be sent once all is there, and needs an image where nothing is refunded', async () => {
    answer({ [asked]: profile({ inventory: nothing }) });
    await openRefund('/refund/request');
    await fill();
    await expect.element(submit).toBeDisabled();
    await userEvent.upload(file, new File([png], 'book.png', { type: 'image/png' }));
    await expect.element(submit).toBeEnabled();
    await consent.click();
    await expect.element(submit).toBeDisabled();
  });

  it.each([
    ['a GIF', 'image/gif', Uint8Array.from([0x47, 0x49, 0x46]), /^Only PNG and JPEG/],
    ['a page that says it is a PNG', 'image/png', new Uint8Array(9), /^Only PNG and JPEG/],
    ['10 MB and a byte', 'image/png', null, /^The file must be 10MB or smaller/],
  ])('[B5-004, B5-005, B8-039] refuses an image that is %s', async (_, type, bytes, words) => {
    answer({ [asked]: profile() });
    await openRefund('/refund/request');
    const large = new Uint8Array(10_485_761);
    large.set(png);
    await expect.element(file).toBeInTheDocument();
    choose(new File([bytes ?? large], 'book', { type }));
    await expect.element(page.getByText(words)).toBeVisible();
  });

  it('refuses an image that the device does not hand over', async () => {
    const gone = new File([png], 'book.png', { type: 'image/png' });
    const lost = new DOMException('gone', 'NotReadableError');
    vi.spyOn(gone, 'slice').mockReturnValue(
      Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(lost) }),
    );
    expect(await checkBankbook(gone)).toBe('type');
  });

  it('is no wider than a phone, however long the name of an image is', async () => {
    await page.viewport(360, 780);
    answer({ [asked]: profile() });
    await openRefund('/refund/request');
    const name = `${'a long name of a file '.repeat(8)}.png`;
    await userEvent.upload(file, new File([png], name, { type: 'image/png' }));
    await expect.element(page.getByText(name)).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(360);
  });

  it('keeps what was typed for the same member, over a reload and a sign-in', async () => {
    answer({ [asked]: profile() });
    await openRefund('/refund/request');
    await fill();
    await openRefund('/refund/request');
    await expect.element(number).toHaveValue('110123456789');
    await expect.element(holder).toHaveValue('NGUYEN LAN');
    await expect.element(bank).toHaveValue('088');
    await expect.element(consent).toBeChecked();
    answer({ [asked]: profile({ userId: '22222222-2222-4222-8222-222222222222' }) });
    await openRefund('/refund/request');
    await expect.element(number).toHaveValue('');
  });

  it('[B4-018, B4-019, B4-020, B3-017] asks with bank, number and holder, sends them, and leads to the notice', async () => {
    const came = answer({ [asked]: profile(), [sent]: { data: null } });
    const { router } = await openRefund('/refund/request');
    await fill();
    await userEvent.upload(file, new File([png], 'book.png', { type: 'image/png' }));
    await expect
      .poll(() => document.querySelector('figure img')?.getAttribute('src'))
      .toMatch(/^blob:/);
    await submit.click();
    const question = page.getByRole('dialog', { name: 'Send this request?' });
    for (const words of ['Shinhan Bank', '110123456789', 'NGUYEN LAN']) {
      await expect.element(question.getByText(words)).toBeVisible();
    }
    await question.getByRole('button', { name: 'Change' }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(came.map(({ call }) => call)).not.toContain(sent);
    await submit.click();
    await question.getByRole('button', { name: 'Send' }).click();
    const done = page.getByRole('dialog', { name: 'Your request has arrived' });
    await expect.element(done).toBeVisible();
    const post = came.find(({ call }) => call === sent);
    expect(post?.fields).toMatchObject({
      bankCode: '088',
      accountNumber: '110123456789',
      accountHolderName: 'NGUYEN LAN',
      attachImage: expect.any(File),
    });
    const visited = new Set<string>();
    router.subscribe(() => visited.add(router.state.location.pathname));
    await done.getByRole('button', { name: 'OK' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/refund/home');
    // And not by way of a page that failed, which leads there as well.
    visited.delete('/refund/request');
    expect([...visited]).toEqual(['/refund/home']);
    expect(sessionStorage.getItem('hanji.refund.draft.1')).toBeNull();
  });

  it('[B4-017] says that a refund is in progress, and sends nothing', async () => {
    const locked = { refundAccountInfo: { ...account, locked: true } };
    const came = answer({ [asked]: profile(locked) });
    await openRefund('/refund/request');
    // Nor does it say that another number would change anything.
    await expect.element(page.getByText(/^Last sent: \S+$/)).toBeVisible();
    await number.fill('1');
    await consent.click();
    await submit.click();
    const dialog = page.getByRole('dialog', { name: 'Refund in progress' });
    await expect.element(dialog.getByText(/can no longer be changed/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(came.map(({ call }) => call)).not.toContain(sent);
  });

  it.each([
    [409, 'Refund requests are not open right now.', /not open right now/],
    [400, '', /What you entered is still here/],
  ])(
    '[B4-021, B8-020] says that an error occurred at %d, and keeps what was typed',
    async (code, message, said) => {
      answer({ [asked]: profile(), [sent]: { code, message } });
      await openRefund('/refund/request');
      await fill();
      await submit.click();
      await page.getByRole('button', { name: 'Send' }).click();
      const dialog = page.getByRole('dialog', { name: 'An error occurred' });
      await expect.element(dialog).toBeVisible();
      await expect.element(dialog.getByText(said)).toBeVisible();
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect.element(number).toHaveValue('110123456789');
    },
  );

  it('says in words what is wrong with the way to the service, and keeps what was typed', async () => {
    answer({ [asked]: profile(), [sent]: unreachable });
    await openRefund('/refund/request');
    await fill();
    await submit.click();
    await page.getByRole('button', { name: 'Send' }).click();
    const dialog = page.getByRole('dialog', { name: 'An error occurred' });
    await expect.element(dialog.getByText('Cannot reach Hanji.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.element(number).toHaveValue('110123456789');
  });

  it('[B8-003] does nothing at 303', async () => {
    answer({ [asked]: profile(), [sent]: { code: 303 } });
    await openRefund('/refund/request');
    await fill();
    await submit.click();
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => page.getByRole('dialog').elements().length).toBe(0);
    await expect.element(submit).toBeVisible();
  });

  it('[B8-010] goes home at 404, which is the notice', async () => {
    answer({ [asked]: profile(), [sent]: { code: 404 } });
    const { router } = await openRefund('/refund/request');
    await fill();
    await submit.click();
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/refund/home');
  });

  it('shows the image and the masked number that were sent before', async () => {
    const url = '/api/refund/member/bankbook/33333333-3333-4333-8333-333333333333';
    answer({ [asked]: profile({ refundAccountInfo: { ...account, bankbookFileUrl: url } }) });
    await openRefund('/refund/request');
    await expect.element(page.getByText(/••••8901/)).toBeVisible();
    expect(page.getByRole('img', { name: 'Bank-book image' }).element()).toHaveAttribute(
      'src',
      url,
    );
    await expect.element(holder).toHaveValue('LAN');
    await expect.element(number).toHaveValue('');
  });
});
