import { useState, type ComponentProps } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { brokenPicture, picture } from '#testing/pictures.ts';
import { PopupWindow } from './PopupWindow.tsx';

type Props = Partial<ComponentProps<typeof PopupWindow>>;
const onClose = vi.fn<() => void>();
const onSkip = vi.fn<() => void>();

function Home(props: Props) {
  const [open, setOpen] = useState(true);
  const close = (): void => {
    setOpen(false);
    onClose();
  };
  return (
    <PopupWindow
      uiType="image"
      title="Summer of reading"
      picture={{ src: picture(300, 400), width: 300, height: 400 }}
      closeLabel="Close"
      skip={{ label: 'Do not show again', onSkip }}
      {...props}
      open={open}
      onClose={close}
    />
  );
}

async function shown(props: Props = {}) {
  vi.clearAllMocks();
  await page.viewport(390, 800);
  const screen = await render(<Home {...props} />);
  const dialog = screen.getByRole('dialog', { name: 'Summer of reading' });
  await expect.element(dialog).toBeVisible();
  return { screen, dialog };
}
afterEach(() => page.viewport(1280, 800));

it('is a picture named by its title that leads on, and closes when it does', async () => {
  const { screen, dialog } = await shown({ link: { href: '#event', label: 'Go to the event' } });
  await screen.getByRole('link', { name: 'Summer of reading' }).click();
  expect(location.hash).toBe('#event');
  location.hash = '';
  expect(onClose).toHaveBeenCalledOnce();
  await expect.element(dialog).not.toBeInTheDocument();
});

it('is a title, words and a way on where it has content', async () => {
  const { screen } = await shown({
    uiType: 'content',
    children: 'A chapter a day is free in August.',
    link: { href: '#event', label: 'Go to the event' },
  });
  await expect.element(screen.getByRole('heading', { name: 'Summer of reading' })).toBeVisible();
  await expect.element(screen.getByText('A chapter a day is free in August.')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Go to the event' }))
    .toHaveAttribute('href', '#event');
});

it.each([
  [300, 400, 300, 400],
  [600, 800, 358, 358 / 0.75],
  [200, 2000, 240, 2400],
  [0, 0, 320, 400],
])('gives a picture of %i × %i its room before it is there', async (width, height, ...room) => {
  const { dialog } = await shown({ picture: { src: '/never.png', width, height } });
  const image = dialog.element().querySelector('img');
  const box = image?.getBoundingClientRect();
  expect(box?.width).toBeCloseTo(room[0] ?? 0, 0);
  expect(box?.height).toBeCloseTo(room[1] ?? 0, 0);
});

it('says in words what a picture that does not come would have shown', async () => {
  const { screen } = await shown({
    picture: { src: brokenPicture, width: 300, height: 400 },
    link: { href: '#event', label: 'Go to the event' },
  });
  await expect.element(screen.getByRole('heading', { name: 'Summer of reading' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Go to the event' })).toBeVisible();
  expect(screen.getByRole('img').elements()).toEqual([]);
});

it('closes by its button and by Escape', async () => {
  const first = await shown();
  await first.screen.getByRole('button', { name: 'Close' }).click();
  expect(onClose).toHaveBeenCalledOnce();
  await first.screen.unmount();
  const second = await shown();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  await expect.element(second.dialog).not.toBeInTheDocument();
});

it('is asked not to show again where that is offered', async () => {
  const first = await shown();
  await first.screen.getByRole('button', { name: 'Do not show again' }).click();
  expect(onSkip).toHaveBeenCalledOnce();
  await first.screen.unmount();
  const { screen } = await shown({ skip: undefined });
  expect(screen.getByRole('button').elements()).toHaveLength(1);
});

it('begins at its top however far down its first control is', async () => {
  const { dialog } = await shown({
    uiType: 'content',
    children: Array.from({ length: 60 }, (_, index) => <p key={index}>Paragraph {index}</p>),
    link: { href: '#event', label: 'Go to the event' },
  });
  expect(dialog.element().scrollTop).toBe(0);
  await expect.element(dialog).toHaveFocus();
});

it('keeps its room when the picture turns out to have another shape', async () => {
  const { dialog } = await shown({ picture: { src: picture(300, 100), width: 300, height: 400 } });
  const image = dialog.element().querySelector('img');
  await expect.poll(() => image?.naturalHeight).toBe(100);
  expect(image?.getBoundingClientRect().height).toBeCloseTo(400, 0);
});
