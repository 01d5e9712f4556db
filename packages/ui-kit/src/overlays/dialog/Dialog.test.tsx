import { useState, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { Button } from '#actions/button/Button.tsx';
import { violations } from '#testing/violations.ts';
import { Dialog } from './Dialog.tsx';

const paragraphs = Array.from({ length: 40 }, (_, index) => <p key={index}>Paragraph {index}</p>);

function Opened({ children, buttons }: { children?: ReactNode; buttons: readonly string[] }) {
  const [open, setOpen] = useState(true);
  const close = (): void => setOpen(false);
  return (
    <Dialog
      open={open}
      title="Read on?"
      onClose={close}
      actions={buttons.map((label) => (
        <Button key={label} onClick={close}>
          {label}
        </Button>
      ))}
    >
      {children}
    </Dialog>
  );
}
function boxes(screen: Awaited<ReturnType<typeof render>>): DOMRect[] {
  return screen
    .getByRole('button')
    .elements()
    .map((button) => button.getBoundingClientRect());
}

it('stacks its buttons on a phone, the last one lowest and near the edge', async () => {
  await page.viewport(390, 844);
  const screen = await render(<Opened buttons={['No', 'Yes']} />);
  const dialog = screen.getByRole('dialog').element();
  await expect.poll(() => dialog.getBoundingClientRect().bottom).toBe(844 - 16);
  const [no, yes] = boxes(screen);
  expect(no && yes && yes.top >= no.bottom && yes.width === no.width).toBe(true);
  await page.viewport(1280, 800);
});

it.each([
  [390, 'hidden'],
  [1280, 'visible'],
])(
  'on a screen of %i px the page under dialogs is %s until the last has closed',
  async (width, under) => {
    await page.viewport(width, 844);
    const screen = await render(
      <>
        <Opened buttons={['Below']} />
        <Opened buttons={['Above']} />
      </>,
    );
    const overflow = () => getComputedStyle(document.documentElement).overflowY;
    expect(overflow()).toBe(under);
    await screen.getByRole('button', { name: 'Above' }).click();
    await expect.poll(() => document.querySelectorAll('dialog:modal').length).toBe(1);
    expect(overflow()).toBe(under);
    await screen.getByRole('button', { name: 'Below' }).click();
    await expect.poll(overflow).toBe('visible');
  },
);

it.each([
  [['No', 'Yes'], 1],
  [['Preview', 'Rent', 'Buy'], 3],
])('puts %j on a wide screen in %i rows', async (buttons, rows) => {
  await page.viewport(1280, 800);
  const screen = await render(<Opened buttons={buttons} />);
  expect(new Set(boxes(screen).map(({ top }) => top)).size).toBe(rows);
});

it('scrolls a long text between a title and buttons that stay, also by keyboard', async () => {
  await page.viewport(360, 640);
  const screen = await render(<Opened buttons={['Close']}>{paragraphs}</Opened>);
  const dialog = screen.getByRole('dialog', { name: 'Read on?' }).element();
  const title = screen.getByRole('heading', { name: 'Read on?' });
  const button = screen.getByRole('button', { name: 'Close' });
  await expect.element(button).toBeInViewport({ ratio: 1 });
  await userEvent.keyboard('{End}');
  await expect.poll(() => dialog.scrollTop).toBeGreaterThan(200);
  await expect.element(screen.getByText('Paragraph 39')).toBeInViewport({ ratio: 1 });
  await expect.element(title).toBeInViewport({ ratio: 1 });
  await expect.element(button).toBeInViewport({ ratio: 1 });
  expect(await violations()).toEqual([]);
  await page.viewport(1280, 800);
});

it('stays when text is marked from inside to beside it, and goes on a press beside it', async () => {
  const screen = await render(<Opened buttons={['Close']}>Words to mark</Opened>);
  const dialog = screen.getByRole('dialog').element();
  const send = (target: Element, type: string): boolean =>
    target.dispatchEvent(new PointerEvent(type, { bubbles: true }));
  send(screen.getByText('Words to mark').element(), 'pointerdown');
  send(dialog, 'click');
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  send(dialog, 'pointerdown');
  send(dialog, 'click');
  await expect.poll(() => screen.getByRole('dialog').elements()).toEqual([]);
});

it('returns the focus when it is taken away as a whole', async () => {
  function Taken() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Ask
        </button>
        {open && (
          <Dialog
            open
            title="Gone"
            onClose={() => undefined}
            actions={<Button onClick={() => setOpen(false)}>Close</Button>}
          />
        )}
      </>
    );
  }
  const screen = await render(<Taken />);
  await screen.getByRole('button', { name: 'Ask' }).click();
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect.element(screen.getByRole('button', { name: 'Ask' })).toHaveFocus();
});
