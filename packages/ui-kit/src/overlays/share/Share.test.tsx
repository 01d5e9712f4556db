import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { violations } from '#testing/violations.ts';
import { Share } from './Share.tsx';

const labels = {
  share: 'Share',
  copy: 'Copy address',
  copied: 'Address copied',
  copyFailed: 'Could not copy',
  notices: 'Notices',
  closeNotice: 'Close notice',
};
const shared = { url: 'https://hanji.example/comic/6', title: 'Lane Nine' };

/** What this device can do; undefined takes the ability away. */
function device(share: Navigator['share'] | undefined, writeText: Clipboard['writeText']): void {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
});
function copies() {
  return vi.fn<Clipboard['writeText']>().mockResolvedValue(undefined);
}

async function pressed() {
  const screen = await render(
    <main>
      <Share {...shared} services={['x', 'line']} labels={labels} />
    </main>,
  );
  const button = screen.getByRole('button', { name: 'Share' });
  await button.click();
  return { screen, button, menu: screen.getByRole('menu', { name: 'Share' }) };
}

it('shares in the way of the device where it has one, without a menu', async () => {
  const share = vi.fn<Navigator['share']>().mockResolvedValue(undefined);
  device(share, copies());
  const { menu } = await pressed();
  expect(share).toHaveBeenCalledExactlyOnceWith(shared);
  await expect.element(menu).not.toBeInTheDocument();
});

it('asks the device again after the reader changed their mind', async () => {
  const share = vi.fn<Navigator['share']>().mockRejectedValue(new DOMException('', 'AbortError'));
  device(share, copies());
  const { button, menu } = await pressed();
  await button.click();
  expect(share).toHaveBeenCalledTimes(2);
  await expect.element(menu).not.toBeInTheDocument();
});

it('opens its menu at the next press where the device has refused', async () => {
  const share = vi.fn<Navigator['share']>().mockRejectedValue(new DOMException('', 'DataError'));
  device(share, copies());
  const { button, menu } = await pressed();
  await button.click();
  await expect.element(menu).toBeVisible();
  expect(share).toHaveBeenCalledOnce();
});

it('offers to copy and the services of the edition, each in a window of its own', async () => {
  device(undefined, copies());
  const { screen } = await pressed();
  const names = screen.getByRole('menuitem').elements();
  expect(names.map(({ textContent }) => textContent)).toEqual(['Copy address', 'X', 'LINE']);
  const line = screen.getByRole('menuitem', { name: 'LINE' });
  await expect.element(line).toHaveAttribute('target', '_blank');
  await expect.element(line).toHaveAttribute('rel', 'noopener noreferrer');
  expect(line.element().getAttribute('href')).toContain(encodeURIComponent(shared.url));
  expect(await violations()).toEqual([]);
});

it('copies the address and says so', async () => {
  const writeText = copies();
  device(undefined, writeText);
  const { screen, button } = await pressed();
  await screen.getByRole('menuitem', { name: 'Copy address' }).click();
  expect(writeText).toHaveBeenCalledExactlyOnceWith(shared.url);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Address copied');
  await expect.element(button).toHaveFocus();
});

it('says so when the browser does not let it copy', async () => {
  device(undefined, vi.fn<Clipboard['writeText']>().mockRejectedValue(new Error('no')));
  const { screen } = await pressed();
  await screen.getByRole('menuitem', { name: 'Copy address' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Could not copy');
});
