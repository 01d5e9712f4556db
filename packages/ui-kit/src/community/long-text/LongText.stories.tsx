import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { LongText } from './LongText.tsx';

const meta = {
  component: LongText,
  args: {
    text: 'I read this on the last train and missed my stop.\n\nThe page where the lamp goes out has no words at all, and it is the loudest page of the whole chapter. I went back three times to look at the keeper’s hands.\n\nWhoever drew the sea knows the sea.\nTomorrow I will read it again, from the start, with the window open.',
    lines: 6,
    moreLabel: 'More',
    lessLabel: 'Less',
  },
} satisfies Meta<typeof LongText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
    await expect(canvas.getByRole('button', { name: 'Less' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
};

export const Shortest: Story = { args: { text: 'Oh.' } };

export const Korean: Story = {
  globals: { locale: 'ko-KR', edition: 'ko' },
  args: {
    text: '막차에서 읽다가 내릴 역을 지나쳤어요.\n등불이 꺼지는 장면에는 말이 한마디도 없는데 이 화에서 가장 크게 들립니다. 등대지기의 손을 보려고 세 번이나 되돌아갔어요. 바다를 그린 사람은 바다를 아는 사람입니다. 내일 창문을 열어 놓고 처음부터 다시 읽으려고요. 다음 화도 기다릴게요, 작가님 건강하세요! ㅠㅠㅠㅠㅠㅠㅠㅠㅠㅠㅠㅠㅠㅠㅠㅠㅠㅠㅠㅠㅠㅠ',
    moreLabel: '더 보기',
    lessLabel: '접기',
    lines: 4,
  },
};

export const RightToLeft: Story = {
  args: { text: 'قرأت هذا الفصل في القطار الأخير وفاتتني محطتي.\nمن رسم البحر يعرف البحر.' },
  render: (args) => (
    <div dir="rtl">
      <LongText {...args} />
    </div>
  ),
};
