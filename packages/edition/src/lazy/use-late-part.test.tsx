import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { useLatePart } from './use-late-part.ts';

it('asks again for what did not come, once there is a connection', async () => {
  let asked = 0;
  let isOffline = true;
  const load = async (): Promise<string> => {
    asked += 1;
    if (isOffline) throw new TypeError('Failed to fetch');
    return 'here';
  };
  function Part() {
    return useLatePart(load, true) ?? 'not yet';
  }
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(<Part />);
  await expect.poll(() => asked).toBe(1);
  expect(place.textContent).toBe('not yet');
  isOffline = false;
  // Heard of as soon as it has failed, which may be a moment later.
  await expect
    .poll(() => {
      window.dispatchEvent(new Event('online'));
      return place.textContent;
    })
    .toBe('here');
  expect(asked).toBe(2);
});
