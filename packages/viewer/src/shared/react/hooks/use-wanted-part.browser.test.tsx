import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useWantedPart } from './use-wanted-part.ts';

it.each([
  ['by itself', () => undefined],
  ['as soon as there is a connection', () => window.dispatchEvent(new Event('online'))],
])('asks again for what did not come, %s', async (_, comeBack) => {
  let asked = 0;
  const load = async (): Promise<string> => {
    asked += 1;
    if (asked === 1) throw new TypeError('Failed to fetch');
    return 'here';
  };
  function Part() {
    return <p>{useWantedPart(load, true) ?? 'not yet'}</p>;
  }
  await render(<Part />);
  await expect.poll(() => asked).toBe(1);
  comeBack();
  await expect.element(page.getByText('here')).toBeVisible();
});
