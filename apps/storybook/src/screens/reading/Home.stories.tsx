import type { Meta, StoryObj } from '@storybook/react-vite';
import { waitFor } from 'storybook/test';
import { emptyHomeOf, homeBeginningOf, homeOf, popupOf } from '#screens/fixtures/home.ts';
import { libraryOf } from '#screens/fixtures/library.ts';
import { userOf } from '#screens/fixtures/member.ts';
import { patience, showsSkeleton, showsTitles, showsWayOn } from '#screens/plays.ts';
import {
  inChinese,
  inEnglish,
  inFrench,
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

const meta = {
  ...wholeScreen,
  parameters: screenAt({
    path: '/',
    answers: (works) => ({ getHome: { data: homeBeginningOf(works) } }),
  }),
  play: showsTitles(6),
} satisfies Meta<typeof wholeScreen.component>;

export default meta;
type Story = StoryObj<typeof meta>;

const whole = screenAt({ answers: (works) => ({ getHome: { data: homeOf(works) } }) });

export const Japanese: Story = { globals: inJapanese };
export const TraditionalChinese: Story = { globals: inChinese };
export const French: Story = { globals: inFrench };
export const German: Story = { globals: { ...inGerman, ...onSmallPhone }, parameters: whole };
export const WholePage: Story = { globals: { ...inKorean, ...onLongPhone }, parameters: whole };
export const Tablet: Story = { globals: { ...inJapanese, ...onTablet } };
export const JapaneseDesktop: Story = { globals: { ...inJapanese, ...onDesktop } };
export const EnglishDesktop: Story = {
  globals: { ...inEnglish, ...onLongDesktop },
  parameters: whole,
};

export const Loading: Story = {
  globals: inKorean,
  parameters: screenAt({ answers: () => ({ getHome: 'waiting' }) }),
  play: showsSkeleton,
};
export const Empty: Story = {
  globals: inKorean,
  parameters: screenAt({ answers: (works) => ({ getHome: { data: emptyHomeOf(works) } }) }),
  play: showsWayOn,
};
export const Failed: Story = {
  globals: inJapanese,
  parameters: screenAt({ answers: () => ({ getHome: { code: 500 } }) }),
  play: showsWayOn,
};
export const Maintenance: Story = {
  globals: inKorean,
  parameters: screenAt({
    answers: () => ({ getHome: { code: 503, data: { endAt: '2026-05-20T06:00:00Z' } } }),
  }),
  play: showsWayOn,
};
export const Offline: Story = {
  globals: { ...inGerman, ...onSmallPhone },
  parameters: screenAt({ offline: true, answers: () => ({ getHome: 'offline' }) }),
  play: showsWayOn,
};
/** Titles that the member has begun, below the banner. */
export const Member: Story = {
  globals: { ...inKorean, ...onLongPhone },
  parameters: screenAt({
    user: userOf('ko-KR'),
    answers: (works) => ({
      getHome: { data: homeOf(works) },
      getLibrary: { data: libraryOf(works) },
    }),
  }),
  // The shelf comes by a call of its own.
  play: async ({ canvas }) => {
    await waitFor(() => canvas.getByRole('heading', { name: '이어보기' }), patience);
  },
};

/** What Home has to say before anything else, once nothing else goes on there. */
export const Popup: Story = {
  globals: inKorean,
  parameters: screenAt({
    answers: (works) => ({
      getHome: { data: { ...homeBeginningOf(works), popups: [popupOf(works)] } },
    }),
  }),
  play: async (context) => {
    await showsTitles(6)(context);
    await context.canvas.findByRole('dialog', {}, patience);
  },
};
