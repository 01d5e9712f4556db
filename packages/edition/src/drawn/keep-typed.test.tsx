import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keepTyped } from './keep-typed.ts';

function Fields({ more }: { readonly more?: boolean }) {
  const [said, setSaid] = useState({ word: 'as drawn', kept: true, agreed: false, size: 'small' });
  return (
    <form>
      {more && <input type="tel" aria-label="Phone" />}
      <input
        aria-label="Word"
        value={said.word}
        onChange={({ target }) => setSaid({ ...said, word: target.value })}
      />
      <input
        type="checkbox"
        aria-label="Kept"
        checked={said.kept}
        onChange={({ target }) => setSaid({ ...said, kept: target.checked })}
      />
      <input
        type="checkbox"
        aria-label="Agreed"
        checked={said.agreed}
        onChange={({ target }) => setSaid((now) => ({ ...now, agreed: target.checked }))}
      />
      <select
        aria-label="Size"
        value={said.size}
        onChange={({ target }) => setSaid((now) => ({ ...now, size: target.value }))}
      >
        <option>small</option>
        <option>large</option>
      </select>
      <output>{Object.values(said).join(' ')}</output>
    </form>
  );
}

function draw() {
  const root = document.createElement('div');
  document.body.append(root);
  onTestFinished(() => root.remove());
  root.innerHTML = renderToString(<Fields />);
  const takeOver = keepTyped(root);
  return (drawn = <Fields />) => {
    const created = createRoot(root);
    onTestFinished(() => created.unmount());
    created.render(<StrictMode>{drawn}</StrictMode>);
    return new Promise<void>((resolve) => {
      new MutationObserver(() => resolve(takeOver())).observe(root, { childList: true });
    });
  };
}

const said = page.getByRole('status');

it('gives what was typed and chosen to what takes the place of the drawn page, with the focus', async () => {
  const live = draw();
  await page.getByRole('checkbox', { name: 'Agreed' }).click();
  await page.getByRole('combobox').selectOptions('large');
  await page.getByRole('textbox').fill('typed');
  await live();
  await expect.element(said).toHaveTextContent('typed true true large');
  await expect.element(page.getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('{End} on');
  await expect.element(said).toHaveTextContent('typed on true true large');
});

it('leaves alone what nobody has touched', async () => {
  const live = draw();
  await live();
  await expect.element(said).toHaveTextContent('as drawn true false small');
});

it('gives nothing to a page with other fields', async () => {
  const live = draw();
  await page.getByRole('textbox').fill('typed');
  await live(<Fields more />);
  await expect.element(said).toHaveTextContent('as drawn true false small');
  await expect.element(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('');
});
