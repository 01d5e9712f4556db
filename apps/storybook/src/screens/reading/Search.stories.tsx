import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { cardsOf, searchPageOf } from '#screens/fixtures/lists.ts';
import { patience, showsHeading, showsSkeleton, showsTitles } from '#screens/plays.ts';
import {
  inGerman,
  inJapanese,
  inKorean,
  onDesktop,
  onSmallPhone,
} from '#screens/setting/globals.ts';
import { screenAt } from '#screens/setting/screen-setting.ts';
import { wholeScreen } from '#screens/setting/whole-screen.tsx';

const meta = {
  ...wholeScreen,
  parameters: screenAt({
    path: ({ all }) => `/search/${encodeURIComponent(all[0]?.author ?? '')}`,
    answers: (works) => ({ search: { data: searchPageOf(cardsOf(works).slice(0, 5)) } }),
  }),
  play: showsTitles(5),
} satisfies Meta<typeof wholeScreen.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  globals: inKorean,
  parameters: screenAt({ path: '/search' }),
  play: showsHeading,
};
export const RecentKeywords: Story = {
  globals: inKorean,
  parameters: screenAt({
    path: '/search',
    remembers: { keywords: ['등대', '할머니 캐리', '스포츠'].map(encodeURIComponent).join(',') },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('combobox', {}, patience));
    await canvas.findByText('할머니 캐리');
  },
};
export const Results: Story = { globals: inKorean };
export const ResultsDesktop: Story = { globals: { ...inJapanese, ...onDesktop } };
export const Nothing: Story = {
  globals: { ...inGerman, ...onSmallPhone },
  parameters: screenAt({ answers: () => ({ search: { data: searchPageOf([]) } }) }),
  play: showsHeading,
};
export const Loading: Story = {
  globals: inJapanese,
  parameters: screenAt({ answers: () => ({ search: 'waiting' }) }),
  play: showsSkeleton,
};
