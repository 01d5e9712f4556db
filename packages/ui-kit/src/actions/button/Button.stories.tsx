import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from './Button.tsx';

const meta = {
  component: Button,
  args: { children: 'Continue with chapter 12', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with chapter 12' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** Once per screen: the main way on. */
export const Primary: Story = { args: { look: 'strong' } };
export const Secondary: Story = { args: { look: 'plain', children: 'Not now' } };
export const Quiet: Story = { args: { look: 'quiet', children: 'Show more' } };
export const Danger: Story = {
  args: { look: 'danger', icon: 'trash', children: 'Delete account' },
};
export const WithIcon: Story = { args: { look: 'strong', icon: 'book' } };

/** At work: it keeps its words and its place, and a second press does nothing. */
export const Busy: Story = {
  args: { look: 'strong', busy: true, children: 'Save' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const BusySecondary: Story = { args: { busy: true, children: 'Save' } };

export const Disabled: Story = {
  args: { look: 'strong', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

export const DisabledSecondary: Story = { args: { disabled: true } };
export const Wide: Story = { args: { look: 'strong', wide: true } };

export const Focused: Story = {
  args: { look: 'strong' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const LongestText: Story = {
  args: {
    look: 'strong',
    wide: true,
    icon: 'book',
    children: 'Mit Kapitel 112 „Die Schneeballschlacht am Donnerstagnachmittag“ weiterlesen',
  },
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
};

export const Shortest: Story = { args: { children: 'OK' } };

export const Korean: Story = {
  args: { look: 'strong', wide: true, children: '12화 이어 보기' },
  globals: { locale: 'ko-KR', edition: 'ko' },
};

export const Japanese: Story = {
  args: { look: 'strong', wide: true, children: '第12話のつづきを読む' },
  globals: { locale: 'ja-JP', edition: 'ja' },
};

export const RightToLeft: Story = {
  args: { look: 'strong', icon: 'back', children: 'العودة إلى القائمة' },
  render: (args) => (
    <div dir="rtl">
      <Button {...args} />
    </div>
  ),
};
