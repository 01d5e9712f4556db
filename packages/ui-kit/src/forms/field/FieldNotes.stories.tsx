import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldNotes } from './FieldNotes.tsx';

const meta = {
  component: FieldNotes,
  args: { id: 'nickname', hint: 'Other readers see it beside your comments.' },
} satisfies Meta<typeof FieldNotes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Failed: Story = { args: { error: 'This name has a character that is not allowed.' } };
export const Succeeded: Story = { args: { hint: undefined, success: 'The code is right.' } };
export const Counted: Story = {
  args: { counter: { count: 12, limit: 20, label: '12 of 20 characters' } },
};
export const TooLong: Story = {
  args: { counter: { count: 21, limit: 20, label: 'One character too many' } },
};
export const LongestText: Story = {
  args: {
    hint: 'Andere Leserinnen und Leser sehen ihn neben deinen Kommentaren und Bewertungen.',
    error: 'Dieser Anzeigename enthält mindestens ein unzulässiges Sonderzeichen.',
    counter: { count: 20, limit: 20, label: '20 von 20 Zeichen' },
  },
  globals: { locale: 'de-DE', edition: 'global' },
};
export const Korean: Story = {
  args: { hint: '댓글 옆에 보이는 이름이에요.' },
  globals: { locale: 'ko-KR', edition: 'ko' },
};
export const Japanese: Story = {
  args: { hint: 'コメントの横に表示される名前です。' },
  globals: { locale: 'ja-JP', edition: 'ja' },
};
