import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon } from './Icon.tsx';
import { iconPaths, type IconName } from './icon-paths.ts';

const names = Object.keys(iconPaths) as IconName[];
const sizes = [16, 20, 24, 32, 48] as const;

const meta = {
  component: Icon,
  args: { name: 'search', size: 24 },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

function AllIcons() {
  return (
    <ul
      style={{
        display: 'grid',
        gap: 'var(--hj-space-4) var(--hj-space-2)',
        gridTemplateColumns: 'repeat(auto-fill, minmax(80px, 1fr))',
      }}
    >
      {names.map((name) => (
        <li
          key={name}
          style={{
            display: 'grid',
            gap: 'var(--hj-space-2)',
            fontSize: 'var(--hj-size-12)',
            justifyItems: 'center',
          }}
        >
          <Icon name={name} />
          {name}
        </li>
      ))}
    </ul>
  );
}

/** The whole set with its names: one grid, one weight. */
export const Everyone: Story = {
  render: () => <AllIcons />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(names.length);
  },
};

export const Sizes: Story = {
  render: ({ name }) => (
    <div style={{ display: 'flex', gap: 'var(--hj-space-4)', alignItems: 'end' }}>
      {sizes.map((size) => (
        <Icon key={size} name={name} size={size} />
      ))}
    </div>
  ),
};

/** Arrows turn with the line of reading; everything else stays as it is. */
export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl">
      <AllIcons />
    </div>
  ),
};
