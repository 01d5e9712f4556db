import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { Checkbox } from '#forms/checkbox/Checkbox.tsx';
import { ChooseButton } from './ChooseButton.tsx';
import { useChoice } from './use-choice.ts';

/** Titles by ids, of which one may be listed twice, as pages of a list that grows may have it. */
function List({ ids }: { readonly ids: readonly number[] }): ReactElement {
  const choice = useChoice(ids);
  return (
    <main>
      <ChooseButton label="Select" choice={choice} />
      {[...new Set(ids)].map((id) => {
        const selection = choice.selectionOf(id, `Title ${id}`);
        return selection && <Checkbox key={id} {...selection} />;
      })}
      <button type="button" onClick={() => choice.setAll(!choice.all)}>
        All
      </button>
      <p role="status">{choice.chosen.join(' ')}</p>
    </main>
  );
}

it('begins and ends choosing, and forgets what was chosen', async () => {
  const screen = await render(<List ids={[1, 2, 2]} />);
  const choose = screen.getByRole('button', { name: 'Select' });
  const chosen = screen.getByRole('status');
  await expect.element(choose).toHaveAttribute('aria-pressed', 'false');
  await choose.click();
  await expect.element(choose).toHaveAttribute('aria-pressed', 'true');
  await screen.getByRole('checkbox', { name: 'Title 2' }).click();
  await expect.poll(() => chosen.element().textContent).toBe('2');
  await choose.click();
  await expect.poll(() => screen.getByRole('checkbox').elements()).toEqual([]);
  await choose.click();
  await expect.poll(() => chosen.element().textContent).toBe('');
});

it('chooses all and none, and none that is listed no more', async () => {
  const screen = await render(<List ids={[1, 2, 3]} />);
  const chosen = screen.getByRole('status');
  const all = screen.getByRole('button', { name: 'All' });
  await screen.getByRole('button', { name: 'Select' }).click();
  await all.click();
  await expect.poll(() => chosen.element().textContent).toBe('1 2 3');
  await screen.rerender(<List ids={[1, 3]} />);
  await expect.poll(() => chosen.element().textContent).toBe('1 3');
  await all.click();
  await expect.poll(() => chosen.element().textContent).toBe('');
  await screen.rerender(<List ids={[]} />);
  await expect
    .element(screen.getByRole('button', { name: 'Select' }))
    .toHaveAttribute('aria-pressed', 'false');
});
