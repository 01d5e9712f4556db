import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { ConfirmDialog } from '#overlays/dialog/ConfirmDialog.tsx';
import { brokenWords, largeGermanText } from '#testing/broken-words.ts';
import { ChapterRow } from '#works/chapter-row/ChapterRow.tsx';
import { BalanceLine } from './balance-line/BalanceLine.tsx';
import { CoinProduct } from './coin-product/CoinProduct.tsx';
import { PriceSummary } from './price-summary/PriceSummary.tsx';
import { PurchaseDialog } from './purchase-dialog/PurchaseDialog.tsx';
import { SelectionBar } from './selection-bar/SelectionBar.tsx';

let end: () => void = () => {};

beforeEach(async () => {
  await page.viewport(360, 1200);
  end = largeGermanText();
});
afterEach(async () => {
  end();
  await page.viewport(1280, 800);
});

const rest = { onPress: () => {} };

const parts = {
  'the bar of what was chosen': (
    <SelectionBar
      label="Ausgewählte Kapitel"
      all={{ label: 'Alle auswählen', checked: true, mixed: false, onChecked: () => {} }}
      count="1.234 ausgewählt"
      price="12.345 Münzen"
      original={{ price: '23.456', label: 'zuvor: 23.456 Münzen' }}
      back="1.234 Münzen zurück"
      buyLabel="Kaufen"
      disabled={false}
      onBuy={() => {}}
      closeLabel="Abbrechen"
      onClose={() => {}}
    />
  ),
  'the dialog before a chapter': (
    <PurchaseDialog
      open
      title="Leuchtturmtage"
      chapter="12. Das Licht geht aus"
      text="Das nächste kostenlose Kapitel ist unterwegs."
      summary={
        <PriceSummary
          label="Für 3 Tage leihen: Nicht genug Münzen"
          uses={[
            { label: 'Du brauchst', amount: '1.234 Münzen' },
            { means: 'freeCoins', label: 'Gratismünzen bis 14. August', amount: '2 Münzen' },
          ]}
          missing={{ label: 'Es fehlen', amount: '12 Münzen' }}
        />
      }
      choices={[
        { kind: 'waitfree_remined', label: 'Gratis warten', price: 'noch 23 Stunden', ...rest },
        { kind: 'rentCoin', label: 'Aufladen und Kapitel leihen', price: '2 Münzen', ...rest },
        { kind: 'buyCoin', label: 'Dauerhaft freischalten', price: '3 Münzen', ...rest },
      ]}
      closeLabel="Jetzt nicht"
      onClose={() => {}}
    />
  ),
  'a question': (
    <ConfirmDialog
      open
      title="Kapitel kaufen?"
      confirmLabel="Rückgängig machen"
      cancelLabel="Jetzt nicht"
      onConfirm={() => {}}
      onCancel={() => {}}
    >
      Das kann gerade weder gekauft noch geliehen werden.
    </ConfirmDialog>
  ),
  'what a reader has': (
    <BalanceLine
      purchased={{ label: 'Gekaufte Münzen', amount: '1.200' }}
      free={{ label: 'Gratismünzen', amount: '36' }}
      tickets={{ label: 'Tickets', amount: '2' }}
    />
  ),
  'a product': (
    <CoinProduct
      group="coins"
      coins="300 Münzen"
      bonus="+ 45 gratis"
      bestLabel="Bester Preis"
      price="USD 27,00"
      selected
      onSelect={() => {}}
    />
  ),
  'a row of chapters': (
    <ChapterRow
      href="/comic/1/chapter/2/product"
      name="12. Das Licht"
      date="14. August 2025"
      dateTime="2025-08-14"
      thumbnail={null}
      state="Noch 23 Stunden"
      discount="40 % günstiger"
      coinBack="12 Münzen zurück"
      tone="open"
      readLabel="Gelesen"
    />
  ),
};

it.each(Object.entries(parts))('breaks no word of %s in text twice as large', async (_, part) => {
  const screen = await render(<main style={{ paddingInline: 16 }}>{part}</main>);
  await expect.poll(() => brokenWords(screen.container)).toEqual([]);
  expect(document.documentElement.scrollWidth).toBe(360);
});

it('breaks what is longer than a line where its language lets it', async () => {
  const screen = await render(
    <main>
      {parts['the bar of what was chosen']}
      {parts['the dialog before a chapter']}
      {parts['a row of chapters']}
    </main>,
  );
  const words = ['12.345 Münzen', 'Dauerhaft freischalten', 'Noch 23 Stunden', '12. Das Licht'];
  const hyphens = words.map((text) => getComputedStyle(screen.getByText(text).element()).hyphens);
  expect(hyphens).toEqual(words.map(() => 'auto'));
});
