import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { coverArt } from '#testing/art.ts';
import { AgeLabel } from '#works/marks/AgeLabel.tsx';
import { LibraryRow } from './LibraryRow.tsx';

const meta = {
  component: LibraryRow,
  args: {
    href: '#lane-nine',
    title: 'Lane Nine',
    cover: { ...coverArt('lane-nine'), eager: true },
    text: 'Last read: The false start',
    note: '3 unread',
    news: { label: 'New', spoken: 'A new chapter since your last visit' },
    resume: { href: '#chapter', label: 'Continue with The false start' },
  },
  render: (args) => (
    <div style={{ maxInlineSize: 640 }}>
      <LibraryRow {...args} />
    </div>
  ),
} satisfies Meta<typeof LibraryRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Lane Nine' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Continue/ })).toBeVisible();
  },
};

export const Rented: Story = {
  args: {
    news: undefined,
    note: 'The false start · 2 hr left and 3 more',
    cover: {
      ...coverArt('lighthouse-days'),
      eager: true,
      age: <AgeLabel short="15" label="Teens and up" />,
    },
  },
};

export const Gone: Story = {
  args: {
    href: null,
    text: 'No longer available',
    note: undefined,
    news: undefined,
    resume: undefined,
  },
};

export const Chosen: Story = {
  args: { selection: { label: 'Select Lane Nine', checked: true, onChecked: fn() } },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Lane Nine' }));
    await expect(args.selection?.onChecked).toHaveBeenCalledWith(false);
  },
};

export const LongestText: Story = {
  args: {
    title: 'Die Donaudampfschifffahrtsgesellschaftskapitänswitwe und der lange Weg nach Hause',
    text: 'Zuletzt gelesen: Die Donaudampfschifffahrtsgesellschaft zieht um',
    note: '128 ungelesen',
    news: { label: 'Neu', spoken: 'Neues Kapitel seit deinem letzten Besuch' },
    resume: { href: '#chapter', label: 'Weiter mit Die Donaudampfschifffahrtsgesellschaft' },
    cover: { ...coverArt('department-of-weather', 'de-DE'), eager: true },
  },
  globals: { locale: 'de-DE', edition: 'global' },
};
