import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ChoiceBar } from './ChoiceBar.tsx';

const meta = {
  component: ChoiceBar,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Selected titles',
    all: { label: 'All', checked: false, mixed: true, onChecked: fn() },
    count: '5 selected',
    action: { label: 'Remove', disabled: false, onAction: fn() },
    closeLabel: 'Stop selecting',
    onClose: fn(),
  },
  render: (args) => (
    <div style={{ paddingInline: 'var(--hj-gutter)' }}>
      <div style={{ blockSize: '60dvh' }} />
      <ChoiceBar {...args} />
    </div>
  ),
} satisfies Meta<typeof ChoiceBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(args.action.onAction).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'All' }));
    await expect(args.all.onChecked).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop selecting' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const NothingChosen: Story = {
  args: {
    all: { label: 'All', checked: false, mixed: false, onChecked: fn() },
    count: '0 selected',
    action: { label: 'Remove', disabled: true, onAction: fn() },
  },
};

export const LongestText: Story = {
  args: {
    label: 'Titres sélectionnés',
    all: { label: 'Tous les titres', checked: true, mixed: false, onChecked: fn() },
    count: '1 234 sélectionnés',
    action: { label: 'Retirer de la liste', disabled: false, onAction: fn() },
    closeLabel: 'Terminer la sélection',
  },
  globals: { locale: 'fr-FR', edition: 'global' },
};
