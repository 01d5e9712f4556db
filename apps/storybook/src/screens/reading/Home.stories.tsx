import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { homeOf } from '#screens/fixtures/home.ts';
import { Screen } from '#screens/setting/Screen.tsx';
import { screenLoader } from '#screens/setting/screen-loader.tsx';

const meta = {
  component: Screen,
  parameters: { layout: 'fullscreen' },
  loaders: [
    screenLoader({ path: '/', answers: (works) => ({ getHome: { data: homeOf(works) } }) }),
  ],
  render: (_, { loaded }) => <Screen {...loaded} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(5));
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Korean: Story = { globals: { locale: 'ko-KR', edition: 'ko' } };
