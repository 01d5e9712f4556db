import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { userOf } from '#screens/fixtures/member.ts';
import { patience, showsHeading, showsWayOn, type Play } from '#screens/plays.ts';
import {
  inEnglish,
  inGerman,
  inJapanese,
  inKorean,
  onDesktop,
  onSmallPhone,
} from '#screens/setting/globals.ts';
import type { Answers } from '#screens/setting/answers.ts';
import { screenAt } from '#screens/setting/screen-setting.ts';
import { wholeScreen } from '#screens/setting/whole-screen.tsx';

const id = '7d0d2a52-3e9c-4a8e-9f1e-0a4f4f0c7f11';
const offers: Answers = {
  getOfferProviders: {
    data: [
      { partner: 'pincrux', kind: 'mission' },
      { partner: 'pointpark', kind: 'conversion' },
    ],
  },
  getAdInfo: { data: { ads: 3, coins: 16 } },
};

const meta = {
  ...wholeScreen,
  parameters: screenAt({
    path: '/offerwall',
    user: userOf('ko-KR'),
    answers: () => offers,
  }),
  play: showsHeading,
} satisfies Meta<typeof wholeScreen.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the missions bring is there, too. */
const showsOffers: Play = async (context) => {
  await showsHeading(context);
  await waitFor(() => expect(context.canvas.getByText(/16/)).toBeVisible(), patience);
};

export const Korean: Story = { globals: inKorean, play: showsOffers };
export const Japanese: Story = { globals: { ...inJapanese, ...onDesktop }, play: showsOffers };
export const German: Story = { globals: { ...inGerman, ...onSmallPhone }, play: showsOffers };

export const Empty: Story = {
  globals: inEnglish,
  parameters: screenAt({ answers: () => ({ getOfferProviders: { data: [] } }) }),
};

/** A partner who is away, in the layer. */
export const PartnerAway: Story = {
  globals: inEnglish,
  parameters: screenAt({ answers: () => ({ ...offers, openConversion: { code: 502 } }) }),
  play: async (context) => {
    await showsOffers(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: /points/i }));
    const layer = within(await canvas.findByRole('dialog', {}, patience));
    await waitFor(() => expect(layer.getByRole('button', { name: /again/i })).toBeVisible());
  },
};

/** /offerwall/pointpark/result, for who was led back. */
export const Result: Story = {
  globals: inKorean,
  parameters: screenAt({
    path: `/offerwall/pointpark/result?id=${id}`,
    answers: () => ({
      getConversion: { data: { id, state: 'granted', points: 1500, coins: 15 } },
    }),
  }),
  play: showsWayOn,
};
