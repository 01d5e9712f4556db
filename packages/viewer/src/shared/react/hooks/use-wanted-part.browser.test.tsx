import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { onDemand } from './on-demand.ts';
import { useWantedPart } from './use-wanted-part.ts';

it.each([
  ['by itself', () => undefined],
  ['as soon as there is a connection', () => window.dispatchEvent(new Event('online'))],
])('asks again for what did not come, %s', async (_, comeBack) => {
  let asked = 0;
  const part = onDemand(async () => {
    asked += 1;
    if (asked === 1) throw new TypeError('Failed to fetch');
    return 'here';
  });
  function Part() {
    return <p>{useWantedPart(part, true) ?? 'not yet'}</p>;
  }
  await render(<Part />);
  await expect.poll(() => asked).toBe(1);
  comeBack();
  await expect.element(page.getByText('here')).toBeVisible();
});

it('has what came before in its first drawing, and asks for nothing', async () => {
  let asked = 0;
  const part = onDemand(async () => {
    asked += 1;
    return 'here';
  });
  await part.load();
  const drawn: (string | undefined)[] = [];
  function Part() {
    const own = useWantedPart(part, true);
    drawn.push(own);
    return <p>{own}</p>;
  }
  await render(<Part />);
  expect(drawn[0]).toBe('here');
  expect(asked).toBe(1);
});
