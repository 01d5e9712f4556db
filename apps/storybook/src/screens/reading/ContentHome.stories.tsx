import type { Mature as MatureStanding } from '@hanji/contract/entities/member.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import {
  contentHomeOf,
  declaredContentHomeOf,
  visitorsContentHomeOf,
  volumesContentHomeOf,
} from '#screens/fixtures/content.ts';
import { volumesOf } from '#screens/fixtures/chapters.ts';
import { patience, showsHeading, showsSkeleton, showsWayOn } from '#screens/plays.ts';
import {
  inEnglish,
  inGerman,
  inJapanese,
  inKorean,
  onDesktop,
  onLongDesktop,
  onLongPhone,
  onSmallPhone,
  onTablet,
} from '#screens/setting/globals.ts';
import { screenAt } from '#screens/setting/screen-setting.ts';
import { wholeScreen } from '#screens/setting/whole-screen.tsx';

const member = { userId: '7', nickname: 'Mina', avatarImageUrl: null };

const meta = {
  ...wholeScreen,
  parameters: screenAt({
    path: '/comic/2',
    user: member,
    answers: (works) => ({
      getContent: { data: contentHomeOf(works) },
      getChapters: { data: { chapters: volumesOf(works) } },
    }),
  }),
  play: showsHeading,
} satisfies Meta<typeof wholeScreen.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Japanese: Story = { globals: inJapanese };
/** Chapters in every state that a row can tell, offers and recommendations. */
export const WholePage: Story = { globals: { ...inKorean, ...onLongPhone } };
export const WholePageGerman: Story = { globals: { ...inGerman, ...onLongPhone } };
export const LongTitle: Story = {
  globals: { ...inGerman, ...onSmallPhone },
  parameters: screenAt({
    path: '/comic/4',
    answers: (works) => ({ getContent: { data: contentHomeOf(works, 4) } }),
  }),
};
/** Its theme colour is a light one: the words on it stay readable. */
export const LightColour: Story = {
  globals: inJapanese,
  parameters: screenAt({
    path: '/comic/6',
    answers: (works) => ({ getContent: { data: contentHomeOf(works, 5) } }),
  }),
};
export const Tablet: Story = { globals: { ...inJapanese, ...onTablet } };
export const KoreanDesktop: Story = { globals: { ...inKorean, ...onDesktop } };
export const EnglishDesktop: Story = { globals: { ...inEnglish, ...onLongDesktop } };

export const Visitor: Story = {
  globals: { ...inKorean, ...onLongPhone },
  parameters: screenAt({
    answers: (works) => ({ getContent: { data: visitorsContentHomeOf(works) } }),
  }),
};
export const OnlyVolumes: Story = {
  globals: inJapanese,
  parameters: screenAt({
    answers: (works) => ({ getContent: { data: volumesContentHomeOf(works) } }),
  }),
};
/** The other tab: its chapters come when they are asked for. */
export const Volumes: Story = {
  globals: { ...inKorean, ...onLongPhone },
  play: async ({ canvas }) => {
    const [, volumes] = await canvas.findAllByRole('tab', {}, patience);
    if (volumes) await userEvent.click(volumes);
    await canvas.findByText('4권');
    await waitFor(() => expect(volumes).toHaveAttribute('aria-selected', 'true'));
    volumes?.blur();
  },
};
const declared = screenAt({
  answers: (works) => ({ getContent: { data: declaredContentHomeOf(works) } }),
});
/** A book with credits and a series, and what its publisher states of its accessibility, opened. */
export const Declared: Story = {
  globals: { ...inJapanese, ...onLongPhone },
  parameters: declared,
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'アクセシビリティ' }, patience);
    await userEvent.click(button);
    await canvas.findByText('目次', {}, patience);
    button.blur();
  },
};
export const DeclaredGerman: Story = {
  globals: { ...inGerman, ...onLongDesktop },
  parameters: declared,
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Barrierefreiheit' }, patience);
    await userEvent.click(button);
    await canvas.findByText('Inhaltsverzeichnis', {}, patience);
    button.blur();
  },
};
/** All that is known of a title, over its page. */
export const Details: Story = {
  globals: inJapanese,
  parameters: declared,
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: '作品情報を見る' }, patience);
    // Past what user events do around a press: the step to the panel is drawn later than they wait.
    button.click();
    await canvas.findByRole('dialog', { name: '作品情報' }, patience);
  },
};
export const Loading: Story = {
  globals: inKorean,
  parameters: screenAt({ answers: () => ({ getContent: 'waiting' }) }),
  play: showsSkeleton,
};
export const Mature: Story = {
  globals: inEnglish,
  parameters: screenAt({ answers: () => ({ getContent: { code: 428 } }) }),
  play: showsWayOn,
};
const unverified: MatureStanding = {
  acceptMature: false,
  adultVerification: { status: 'unverified', verifiedAt: null, expiredAt: null },
};
export const Adult: Story = {
  globals: inKorean,
  parameters: screenAt({
    answers: () => ({ getContent: { code: 451 }, getMature: { data: unverified } }),
  }),
  play: showsWayOn,
};
export const Gone: Story = {
  globals: inJapanese,
  parameters: screenAt({ answers: () => ({ getContent: { code: 404 } }) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('dialog', {}, patience);
  },
};
