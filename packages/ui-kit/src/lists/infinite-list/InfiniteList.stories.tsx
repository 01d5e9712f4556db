import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SkeletonRow } from '#lists/skeleton/Skeleton.tsx';
import { ChapterRow } from '#works/chapter-row/ChapterRow.tsx';
import { InfiniteList } from './InfiniteList.tsx';

function chapters(names: readonly string[], state: string) {
  return (
    <ul>
      {names.map((name, index) => (
        <li key={name}>
          <ChapterRow
            href={`/comic/1/chapter/${index}/product`}
            name={name}
            date="3.5.2025"
            dateTime="2025-05-03"
            thumbnail={null}
            state={state}
            tone="free"
          />
        </li>
      ))}
    </ul>
  );
}
const english = chapters(['1. The draw', '2. Do not drop the potato', '3. Heats'], 'Free');

const meta = {
  component: InfiniteList,
  args: {
    state: 'more',
    count: 3,
    onMore: fn(),
    skeleton: (
      <>
        <SkeletonRow />
        <SkeletonRow />
      </>
    ),
    empty: <p>Nothing here yet. New chapters will appear here soon.</p>,
    labels: {
      more: 'Show more',
      loading: 'Loading',
      failed: 'The next chapters did not come.',
      retry: 'Try again',
      end: 'That is all for now.',
      loaded: (count: number) => `${count} chapters`,
    },
    children: english,
  },
} satisfies Meta<typeof InfiniteList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its end is on the screen: it asks at once, and only once. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
    await userEvent.unhover(canvas.getByRole('button', { name: 'Show more' }));
  },
};
export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
    await userEvent.unhover(canvas.getByRole('button', { name: 'Try again' }));
  },
};
/** The caller knows what went wrong and says so. */
export const FailedOtherwise: Story = {
  args: { state: 'failed', failure: <p>Maintenance until four in the morning.</p> },
};
export const End: Story = { args: { state: 'end' } };
export const Empty: Story = { args: { state: 'end', count: 0 } };
export const Wide: Story = {
  args: { state: 'loading' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
};
export const LongestText: Story = {
  args: {
    state: 'failed',
    labels: {
      more: 'Weitere Kapitel anzeigen',
      loading: 'Wird geladen',
      failed:
        'Die nächsten Kapitel konnten nicht geladen werden, weil die Verbindung unterbrochen wurde.',
      retry: 'Noch einmal versuchen',
    },
    children: chapters(['1. Die Auslosung der Bahnen im Stadtsportfest'], 'Kostenlos'),
    count: 1,
  },
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
};
/** Without words at its end. */
export const Shortest: Story = {
  args: {
    state: 'end',
    count: 1,
    labels: { more: 'More', loading: 'Loading', retry: 'Retry' },
    children: chapters(['1'], 'Free'),
  },
};
export const Korean: Story = {
  args: {
    children: chapters(['1화 추첨', '2화 감자를 떨어뜨리지 마라', '3화 예선'], '무료'),
    labels: { more: '더 보기', loading: '불러오는 중', retry: '다시 시도' },
  },
  globals: { locale: 'ko-KR', edition: 'ko' },
};
export const Japanese: Story = {
  args: {
    children: chapters(['第1話 抽選', '第2話 芋を落とすな', '第3話 予選'], '無料'),
    labels: { more: 'もっと見る', loading: '読み込み中', retry: 'もう一度試す' },
  },
  globals: { locale: 'ja-JP', edition: 'ja' },
};
