import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IconButton } from '#actions/button/IconButton.tsx';
import { LinkButton } from '#actions/button/LinkButton.tsx';
import { Wordmark } from '#marks/wordmark/Wordmark.tsx';
import { Header } from './Header.tsx';
import { inArabic } from '#testing/right-to-left.tsx';

function icons(search: string, menu: string) {
  return (
    <>
      <IconButton icon="search" label={search} />
      <IconButton icon="menu" label={menu} />
    </>
  );
}

function links(...labels: string[]) {
  return (
    <nav style={{ display: 'flex' }}>
      {labels.map((label) => (
        <LinkButton key={label} look="quiet" href="#here">
          {label}
        </LinkButton>
      ))}
    </nav>
  );
}

const meta = {
  component: Header,
  args: { start: <Wordmark label="Hanji" />, end: icons('Search', 'Menu') },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      <Header {...args} />
      <div style={{ blockSize: '200vh' }} />
    </>
  ),
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

function banner(canvas: { getByRole: (role: string) => HTMLElement }) {
  return canvas.getByRole('banner').dataset['hidden'];
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(banner(canvas)).toBe('false');
  },
};

/** Nothing to search and nowhere else to go. */
export const WordmarkAlone: Story = { args: { end: null } };

const japanese = { locale: 'ja-JP', edition: 'ja' };
const bar = links('マンガ', 'ノベル', 'チャレンジ', 'ログイン');

/** At 1,080 px the links are behind the menu. */
export const MenuAtTheThreshold: Story = {
  globals: { ...japanese, viewport: { value: 'laptop', isRotated: false } },
  args: { end: icons('検索', 'メニュー'), bar, menuFrom: 1080 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'メニュー' })).toBeVisible();
  },
};

export const BarAboveTheThreshold: Story = {
  globals: { ...japanese, viewport: { value: 'desktop', isRotated: false } },
  args: { end: icons('検索', 'メニュー'), bar, menuFrom: 1080 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'チャレンジ' })).toBeVisible();
  },
};

export const LongestText: Story = {
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'desktop', isRotated: false } },
  args: {
    bar: links(
      'Comics und Bildergeschichten',
      'Romane und Erzählungen',
      'Anmelden oder registrieren',
    ),
  },
};

export const RightToLeft: Story = {
  args: { end: icons('بحث', 'القائمة') },
  decorators: [inArabic],
};
