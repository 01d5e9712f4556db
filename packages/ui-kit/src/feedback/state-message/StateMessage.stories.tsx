import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '#actions/button/Button.tsx';
import { LinkButton } from '#actions/button/LinkButton.tsx';
import { StateMessage } from './StateMessage.tsx';

const retry = <Button look="strong">Try again</Button>;
const home = (
  <LinkButton href="/" look="strong">
    Back to Home
  </LinkButton>
);

const meta = {
  component: StateMessage,
  parameters: { layout: 'fullscreen' },
  args: {
    drawing: 'empty',
    title: 'Nothing here yet',
    text: 'Titles that you subscribe to wait for you here.',
    actions: (
      <LinkButton href="/" look="strong">
        Find something to read
      </LinkButton>
    ),
  },
} satisfies Meta<typeof StateMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Find something to read' })).toBeVisible();
  },
};
export const EmptyInList: Story = { args: { size: 'list' } };
export const EmptyScreen: Story = { args: { size: 'screen', level: 1 } };

const search = {
  drawing: 'search',
  title: 'No title for “lighthaus”',
  text: 'Check the spelling, or try the name of an author.',
  actions: undefined,
} as const;
export const NothingFound: Story = { args: search };
export const NothingFoundInList: Story = { args: { ...search, size: 'list' } };
export const NothingFoundScreen: Story = { args: { ...search, size: 'screen', level: 1 } };

const failure = {
  drawing: 'error',
  title: 'That did not work',
  text: 'It is on our side. Please try again in a moment.',
  actions: retry,
  live: true,
} as const;
export const Failure: Story = {
  args: failure,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('That did not work');
  },
};
export const FailureInList: Story = { args: { ...failure, size: 'list' } };
export const FailureScreen: Story = { args: { ...failure, size: 'screen', level: 1 } };

const offline = {
  drawing: 'offline',
  title: 'You are offline',
  text: 'We go on as soon as you are back.',
  actions: retry,
} as const;
export const Offline: Story = { args: offline };
export const OfflineInList: Story = { args: { ...offline, size: 'list' } };
export const OfflineScreen: Story = { args: { ...offline, size: 'screen', level: 1 } };

const missing = {
  drawing: 'missing',
  title: 'Page not found',
  text: 'It may have moved, or its address has a typing error.',
  actions: home,
} as const;
export const NotFound: Story = { args: missing };
export const NotFoundInList: Story = { args: { ...missing, size: 'list' } };
export const NotFoundScreen: Story = { args: { ...missing, size: 'screen', level: 1 } };

const work = {
  drawing: 'work',
  title: 'Back at five in the morning',
  text: 'We are mending something. What you own is safe.',
  actions: retry,
} as const;
export const Maintenance: Story = { args: work };
export const MaintenanceInList: Story = { args: { ...work, size: 'list' } };
export const MaintenanceScreen: Story = { args: { ...work, size: 'screen', level: 1 } };

const done = {
  drawing: 'done',
  title: 'Your account has moved',
  text: 'Coins that you had are already here.',
  actions: home,
  live: true,
} as const;
export const Done: Story = { args: done };
export const DoneInList: Story = { args: { ...done, size: 'list' } };
export const DoneScreen: Story = { args: { ...done, size: 'screen', level: 1 } };

export const Undone: Story = {
  args: { drawing: 'undone', title: 'Cancelled', text: 'Nothing was charged.', actions: home },
};
export const Waiting: Story = {
  args: {
    drawing: 'waiting',
    title: 'Being confirmed',
    text: 'This can take a few minutes.',
    actions: <Button busy>Check again</Button>,
  },
};

const locked = {
  drawing: 'lock',
  title: 'For readers of 19 and over',
  text: 'Confirm your age once, and it opens.',
  actions: (
    <>
      <Button look="strong">Confirm my age</Button>
      <LinkButton href="/">Back to Home</LinkButton>
    </>
  ),
} as const;
export const Locked: Story = { args: locked };
export const LockedInList: Story = { args: { ...locked, size: 'list' } };
export const LockedScreen: Story = { args: { ...locked, size: 'screen', level: 1 } };

export const Wide: Story = {
  args: { ...missing, size: 'screen', level: 1 },
  globals: { viewport: { value: 'laptop', isRotated: false } },
};

export const LongestText: Story = {
  args: {
    drawing: 'lock',
    title: 'Altersbestätigung für jugendgefährdende Veröffentlichungen erforderlich',
    text: 'Bestätigen Sie bitte Ihre Volljährigkeit in den Benutzerkontoeinstellungen.',
    actions: (
      <>
        <Button look="strong">Volljährigkeit jetzt bestätigen</Button>
        <Button>Zurück zur Übersichtsseite</Button>
      </>
    ),
  },
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
};
export const Shortest: Story = {
  args: { title: 'Empty', text: undefined, actions: undefined, size: 'list' },
};
export const Korean: Story = {
  args: {
    title: '아직 담은 작품이 없어요',
    text: '구독한 작품이 여기에 모여요.',
    actions: (
      <LinkButton href="/" look="strong">
        작품 둘러보기
      </LinkButton>
    ),
  },
  globals: { locale: 'ko-KR', edition: 'ko' },
};
export const Japanese: Story = {
  args: {
    drawing: 'offline',
    title: 'インターネットにつながっていません',
    text: 'つながりしだい、続きを表示します。',
    actions: <Button look="strong">もう一度試す</Button>,
  },
  globals: { locale: 'ja-JP', edition: 'ja' },
};
