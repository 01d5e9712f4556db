import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkButton } from '#actions/button/LinkButton.tsx';
import { AreaBar } from './AreaBar.tsx';

function items(words: readonly string[], current = 0) {
  return words.map((label, at) => ({ href: `/area/${at}`, label, current: at === current }));
}

const meta = {
  // Its pictures are still to be taken and looked at.
  tags: ['no-picture'],
  component: AreaBar,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Challenge sections',
    items: items(['TOP', 'Ranking', 'Genres']),
    end: (
      <LinkButton look="quiet" href="/login">
        Sign in
      </LinkButton>
    ),
  },
} satisfies Meta<typeof AreaBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Challenge sections' });
    await expect(nav).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'TOP' })).toHaveAttribute('aria-current', 'page');
  },
};

export const Wide: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };

export const WithoutEnd: Story = { args: { end: undefined } };

export const Shortest: Story = { args: { items: items(['A']) } };

export const LongestText: Story = {
  args: {
    items: items(['Start', 'Jahresgesamtrangliste', 'Genres und Themenwelten'], 1),
    end: (
      <LinkButton look="quiet" href="/login">
        Anmelden
      </LinkButton>
    ),
  },
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
};

export const Korean: Story = {
  args: { items: items(['홈', '랭킹', '장르'], 2) },
  globals: { locale: 'ko-KR', edition: 'ko' },
};

export const Japanese: Story = {
  args: { label: 'チャレンジのメニュー', items: items(['TOP', 'ランキング', 'ジャンル']) },
  globals: { locale: 'ja-JP', edition: 'ja' },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <AreaBar {...args} />
    </div>
  ),
};
