import type { Meta } from '@storybook/react-vite';
import { atRest } from './at-rest.ts';
import { setBrowser } from './browser.ts';
import { nothingScrollsSideways } from './no-sideways.ts';
import { Screen } from './Screen.tsx';
import { startScreen } from './start-screen.tsx';

/** What all stories of whole screens share: spread it into their meta, beside `screenAt(...)`. */
export const wholeScreen = {
  component: Screen,
  loaders: [startScreen],
  beforeEach: setBrowser,
  afterEach: async () => {
    await atRest();
    await nothingScrollsSideways();
  },
  render: (_, { loaded }) => <Screen {...loaded} />,
} satisfies Meta<typeof Screen>;
