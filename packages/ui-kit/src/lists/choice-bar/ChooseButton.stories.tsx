import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Checkbox } from '#forms/checkbox/Checkbox.tsx';
import { ChooseButton } from './ChooseButton.tsx';
import { useChoice } from './use-choice.ts';

const titles = ['Lighthouse', 'Harbor Lights', 'The Night Ferry'];

function List({ label }: { readonly label: string }): ReactElement {
  const choice = useChoice([...titles.keys()]);
  return (
    <div style={{ paddingInline: 'var(--hj-gutter)' }}>
      <ChooseButton label={label} choice={choice} />
      <ul>
        {titles.map((title, id) => {
          const selection = choice.selectionOf(id, title);
          return <li key={title}>{selection ? <Checkbox {...selection} /> : title}</li>;
        })}
      </ul>
      <p role="status">{choice.chosen.length}</p>
    </div>
  );
}

const meta = {
  component: ChooseButton,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Select', choice: { choosing: false, begin: fn(), end: fn() } },
  render: ({ label }) => <List label={label} />,
} satisfies Meta<typeof ChooseButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Begins to choose of a list; what was chosen is forgotten when that ends. */
export const Choosing: Story = {
  play: async ({ canvas }) => {
    const choose = canvas.getByRole('button', { name: 'Select' });
    await expect(choose).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(choose);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Lighthouse' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Harbor Lights' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('2');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Lighthouse' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('1');
    await userEvent.click(choose);
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await userEvent.click(choose);
    await expect(canvas.getByRole('status')).toHaveTextContent('0');
  },
};
