import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { PopUpNotification } from './PopUpNotification.tsx';

afterEach(() => {
  vi.useRealTimers();
});

async function painted(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}
async function pass(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms);
  await painted();
}

function Viewer({ duration }: { duration?: number }) {
  const [text, setText] = useState<string | null>(null);
  return (
    <main>
      <button type="button" onClick={() => setText('Right to left')}>
        First
      </button>
      <button type="button" onClick={() => setText('Left to right')}>
        Second
      </button>
      <PopUpNotification text={text} duration={duration} onHide={() => setText(null)} />
    </main>
  );
}

async function shown(duration?: number) {
  const screen = await render(<Viewer {...(duration !== undefined && { duration })} />);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const press = async (name: string): Promise<void> => {
    screen
      .getByRole('button', { name })
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await painted();
  };
  return { press, text: () => screen.getByRole('status').element().textContent };
}

it.each([
  [undefined, 2400],
  [1000, 1000],
])('[A4-032] given %s hides after %i ms, and not before', async (duration, ms) => {
  const { press, text } = await shown(duration);
  expect(text()).toBe('');
  await press('First');
  await pass(ms - 1);
  expect(text()).toBe('Right to left');
  await pass(1);
  expect(text()).toBe('');
});

it('gives what it says next its full time', async () => {
  const { press, text } = await shown();
  await press('First');
  await pass(2000);
  await press('Second');
  await pass(2399);
  expect(text()).toBe('Left to right');
  await pass(1);
  expect(text()).toBe('');
});

it('lets presses through to the work', async () => {
  const onHide = vi.fn<() => void>();
  const screen = await render(
    <main>
      <PopUpNotification text="Right to left" onHide={onHide} />
    </main>,
  );
  const box = screen.getByText('Right to left').element().getBoundingClientRect();
  const under = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  expect(screen.getByRole('status').element().contains(under)).toBe(false);
});
