import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DateTimeField } from './DateTimeField.tsx';

const meta = {
  component: DateTimeField,
  args: {
    label: 'Publish at',
    hint: 'Time in Tokyo',
    value: '2026-05-03T18:00',
    onValue: fn(),
  },
} satisfies Meta<typeof DateTimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Publish at');
    await expect(field).toHaveValue('2026-05-03T18:00');
    await expect(field).toHaveAccessibleDescription('Time in Tokyo');
  },
};

export const Refused: Story = { args: { error: 'Choose a time that is still to come.' } };

export const Disabled: Story = { args: { disabled: true } };

export const LongestText: Story = {
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
  args: {
    label: 'Zeitpunkt der Veröffentlichung dieses Kapitels',
    hint: 'Angegeben in der Zeitzone von Tokio, unabhängig von der Zeitzone deines Geräts.',
  },
};
