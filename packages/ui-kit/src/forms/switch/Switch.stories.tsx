import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Switch } from './Switch.tsx';
import { inArabic } from '#testing/right-to-left.tsx';

const meta = {
  component: Switch,
  args: { label: 'Dark theme', words: { on: 'On', off: 'Off' }, on: false, onSwitch: fn() },
  render: function Switching(args) {
    const [on, setOn] = useState(args.on);
    return (
      <Switch
        {...args}
        on={on}
        onSwitch={(next) => {
          setOn(next);
          args.onSwitch(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Dark theme'));
    await expect(canvas.getByRole('switch', { name: 'Dark theme' })).toBeChecked();
    await waitFor(() => expect(canvas.getByText('On')).toBeVisible());
    await expect(args.onSwitch).toHaveBeenCalledWith(true);
  },
};

export const Off: Story = {};

export const MatureContent: Story = {
  args: {
    label: '19ON',
    on: true,
    hint: 'Titles for adults are shown. They still ask for verification.',
  },
};

export const WithError: Story = {
  args: { label: 'Notices at night', error: 'It was not saved. Please try again.' },
};

export const Disabled: Story = {
  args: {
    label: 'Notices',
    disabled: true,
    hint: 'Blocked by this browser; allow them there first.',
  },
};

export const DisabledOn: Story = { args: { on: true, disabled: true } };

export const Coming: Story = {
  args: { label: 'New chapters', on: null, hint: 'Of the titles that you are subscribed to.' },
};

export const LongestText: Story = {
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
  args: {
    label: 'Benachrichtigungen zwischen einundzwanzig und acht Uhr erlauben',
    words: { on: 'Eingeschaltet', off: 'Ausgeschaltet' },
    on: false,
    hint: 'Aktualisierungsbenachrichtigungen deiner abonnierten Titel kommen dann auch nachts.',
  },
};

export const Shortest: Story = {
  globals: { locale: 'ja-JP', edition: 'ja' },
  args: { label: '夜', words: { on: '入', off: '切' }, on: true },
};

export const Korean: Story = {
  globals: { locale: 'ko-KR', edition: 'ko' },
  args: { label: '야간 알림', words: { on: '켜짐', off: '꺼짐' }, on: true },
};

export const RightToLeft: Story = {
  decorators: [inArabic],
  args: { label: 'المظهر الداكن', words: { on: 'مفعل', off: 'معطل' }, on: true },
};
