import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Link, LinkProvider } from './Link.tsx';

const meta = {
  component: Link,
  args: { href: '/comic/7', children: 'Lane Nine' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A link has no look of its own: whoever uses it gives it one. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Lane Nine' })).toHaveAttribute(
      'href',
      '/comic/7',
    );
  },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

/** An edition gives the kit's links to its router. */
export const Routed: Story = {
  render: (args) => (
    <LinkProvider
      value={({ children, ...props }) => (
        <a {...props} data-routed="yes">
          {children}
        </a>
      )}
    >
      <Link {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('data-routed', 'yes');
  },
};

export const LongestText: Story = {
  args: { children: 'Nutzungsbedingungen für das Veröffentlichen eigener Geschichten' },
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
};
export const Korean: Story = {
  args: { children: '할머니 캐리' },
  globals: { locale: 'ko-KR', edition: 'ko' },
};
export const Japanese: Story = {
  args: { children: 'ばあちゃん無双' },
  globals: { locale: 'ja-JP', edition: 'ja' },
};
