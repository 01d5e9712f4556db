import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  component: LinkButton,
  args: { href: '/comic/7/chapter/12', children: 'Continue with chapter 12' },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'Continue with chapter 12' });
    await expect(link).toHaveAttribute('href', args.href);
  },
};
export const Primary: Story = { args: { look: 'strong' } };
export const Quiet: Story = { args: { look: 'quiet', children: 'View all' } };
export const WithIcon: Story = { args: { look: 'strong', icon: 'book' } };
export const Wide: Story = { args: { look: 'strong', wide: true } };
export const LongestText: Story = {
  args: { wide: true, children: 'Zu den Benachrichtigungseinstellungen in Ihrem Benutzerkonto' },
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
};
export const Shortest: Story = { args: { children: 'Go' } };
export const Korean: Story = {
  args: { look: 'strong', wide: true, children: '첫 화부터 보기' },
  globals: { locale: 'ko-KR', edition: 'ko' },
};
export const Japanese: Story = {
  args: { look: 'strong', wide: true, children: '第1話から読む' },
  globals: { locale: 'ja-JP', edition: 'ja' },
};
export const RightToLeft: Story = {
  args: { look: 'strong', icon: 'book', children: 'متابعة القراءة' },
  render: (args) => (
    <div dir="rtl">
      <LinkButton {...args} />
    </div>
  ),
};
