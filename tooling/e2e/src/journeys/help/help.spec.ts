import {
  answerInquiry,
  openInquiries,
} from '@hanji/server/modules/help/inquiries/operate-inquiries.ts';
import { writeDocument } from '@hanji/server/modules/help/documents/write-documents.ts';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { database } from '#account/database.ts';
import { english, japanese, korean, type AccountEdition } from '#account/editions.ts';
import { mailedAnswer } from '#account/mails.ts';
import { newEmail } from '#account/members.ts';
import { heading } from '#account/steps.ts';
import { pressByTab } from '#browser/by-keyboard.ts';
import { overflow } from '#browser/overflow.ts';
import { settled, violations } from '#browser/rules-of-accessibility.ts';
import { expect, test } from '#browser/test.ts';

async function expectSound(page: Page): Promise<void> {
  await settled(page);
  expect(await violations(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
}

/** Puts a notice and an answer there, as an operator does. */
async function write({ name: edition, language: locale }: AccountEdition): Promise<void> {
  const publishedAt = new Date(Date.now() - 2 * 86_400_000);
  const of = { edition, locale, key: 'journey', position: 0, publishedAt, writtenBy: 'journeys' };
  await writeDocument(database(), {
    ...of,
    type: 'notice',
    title: `${edition} notice`,
    body: '**Two** hours.',
    categoryPath: ['Service'],
  });
  await writeDocument(database(), {
    ...of,
    type: 'faq',
    title: `${edition} answer`,
    body: 'See [coins](/coinpurchase).\n\n<script>alert(1)</script>',
    categoryPath: ['Coins'],
  });
}

/** The texts of each edition, by the words that lead to them. */
const legal = [
  ['terms_of_use', 'termsOfUse'],
  ['privacy_policy', 'privacyPolicy'],
  ['youth_protection_policy', 'youthProtection'],
] as const;
const japaneseLegal = [
  ['fund_settlement', 'fundSettlement'],
  ['special_commercial_transaction', 'specialTransaction'],
] as const;

for (const edition of [korean, japanese, english]) {
  const { menu, help, inquiry } = edition.words;
  const isJapanese = edition === japanese;
  const rows = '[A2-042] [A2-043] [A2-044] [A2-045] [A2-046] [B2-086] [B2-115] [B2-116]';

  test(
    `${rows}${isJapanese ? ' [A2-047] [A2-048]' : ''} ${edition.name}: the foot of a page leads to notices, answers and legal texts`,
    { tag: edition.size },
    async ({ page }) => {
      await write(edition);
      await page.goto(edition.at('/search'));
      const main = page.getByRole('main');
      const foot = page.getByRole('navigation', { name: menu.legalPages });
      const follow = (name: string) => foot.getByRole('link', { name, exact: true }).click();
      await follow(menu.notices);
      await expect(page).toHaveURL(edition.at('/document/notice'));
      await expect(heading(page, menu.notices)).toBeVisible();
      await expectSound(page);
      await main.getByRole('link', { name: `${edition.name} notice` }).click();
      await expect(page).toHaveURL(/\/document\/notice\/detail\?id=\d+$/);
      await expect(heading(page, `${edition.name} notice`)).toBeVisible();
      await expect(main.getByText('Two', { exact: true })).toBeVisible();
      await page.reload();
      await expect(heading(page, `${edition.name} notice`)).toBeVisible();

      await follow(menu.help);
      await expect(heading(page, help.faqTitle)).toBeVisible();
      await main.getByRole('link', { name: `${edition.name} answer` }).click();
      await expect(page).toHaveURL(/\/document\/faq\/detail\?id=\d+$/);
      await expect(main.getByText('<script>alert(1)</script>')).toBeVisible();
      await expect(main.getByRole('link', { name: 'coins' })).toHaveAttribute(
        'href',
        '/coinpurchase',
      );
      await expectSound(page);
      await expect(main.getByRole('link', { name: help.askUs })).toHaveAttribute(
        'href',
        '/inquiry',
      );

      for (const [type, words] of isJapanese ? [...legal, ...japaneseLegal] : legal) {
        await follow(menu[words]);
        const query = japaneseLegal.some(([own]) => own === type) ? '?languageCode=ja' : '';
        await expect(page).toHaveURL(edition.at(`/legal/${type}${query}`));
        await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(main.getByText(help.validFrom.split('{{')[0] ?? '').first()).toBeVisible();
        await expectSound(page);
      }
    },
  );

  test(
    `[A1-014] [A2-041] [B2-114] ${edition.name}: by keys alone somebody asks with a picture, and is answered by mail`,
    { tag: edition.size },
    async ({ page }) => {
      const email = newEmail();
      await page.goto(edition.at('/inquiry'));
      await expect(heading(page, menu.inquiry)).toBeVisible();
      const main = page.getByRole('main');
      const send = main.getByRole('button', { name: inquiry.send });
      await pressByTab(page, send);
      await expect(main.getByText(inquiry.textRequired)).toBeVisible();
      await expectSound(page);
      const category = main.getByRole('combobox', { name: inquiry.category });
      await expect(category).toBeFocused();
      await category.selectOption('payment');
      await pressByTab(page, main.getByRole('textbox', { name: inquiry.text }), 'End');
      await page.keyboard.type('<b>Where are my coins?</b>');
      await pressByTab(page, main.getByRole('textbox', { name: inquiry.email }), 'End');
      await page.keyboard.type(email);
      const drawn = { create: { width: 40, height: 30, channels: 3, background: 'red' } } as const;
      const buffer = await sharp(drawn).png().toBuffer();
      const file = { name: 'screen.png', mimeType: 'image/png', buffer };
      await main.locator('input[type=file]').setInputFiles(file);
      await page.reload();
      await expect(main.getByRole('textbox', { name: inquiry.email })).toHaveValue(email);
      await main.locator('input[type=file]').setInputFiles(file);
      await pressByTab(page, send);
      await expect(main.getByRole('heading', { name: inquiry.sentTitle })).toBeVisible();
      await expect(main.getByText(new RegExp(email))).toBeVisible();
      await expectSound(page);

      const sent = (await openInquiries(database())).find((each) => each.email === email);
      expect(sent).toMatchObject({ edition: edition.name, body: '<b>Where are my coins?</b>' });
      const answer = { id: sent?.id ?? 0, answer: 'They are there now.', by: 'journeys' };
      expect(await answerInquiry(database(), answer, new Date())).toBe(true);
      expect(await mailedAnswer(email, answer.answer)).toContain(
        '&lt;b&gt;Where are my coins?&lt;/b&gt;',
      );
    },
  );
}
