import type { Page } from '@playwright/test';
import { vietnamese } from './editions.ts';
import { bankAccount } from './refunds.ts';

const { refund: words } = vietnamese.words;

/** What is filled in, chosen and pressed at /refund/request. */
export function refundForm(page: Page) {
  const main = page.getByRole('main');
  return {
    bank: main.getByRole('combobox', { name: words.bank }),
    number: main.getByRole('textbox', { name: words.number }),
    holder: main.getByRole('textbox', { name: words.holder }),
    image: main.getByLabel(words.image),
    consent: main.getByRole('checkbox', { name: words.consent }),
    submit: main.getByRole('button', { name: words.submit }),
    /** What is asked or said above the form. */
    dialog: (name: string) => page.getByRole('dialog', { name }),
  };
}

/** Fills everything in but for the image. */
export async function fillRefundForm(page: Page): Promise<void> {
  const form = refundForm(page);
  await form.bank.selectOption(bankAccount.bankCode);
  await form.number.fill(bankAccount.accountNumber);
  await form.holder.fill(bankAccount.accountHolderName);
  await form.consent.check();
}
