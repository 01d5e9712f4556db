import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '#actions/button/LinkButton.tsx';
import { wideArt } from '#testing/art.ts';
import { brokenPicture } from '#testing/pictures.ts';
import { AgeLabel } from '#works/marks/AgeLabel.tsx';
import { PhaseMark } from './PhaseMark.tsx';
import { WideHead } from './WideHead.tsx';

function art(src: string) {
  return { src, width: 1440, height: 720 };
}

const meta = {
  component: WideHead,
  args: {
    picture: art(wideArt('lighthouse-days')),
    color: '#6a5c78',
    marks: <PhaseMark tone="now" label="Running" />,
    title: 'A week of lighthouses',
    text: 'The first three chapters of every story by the sea, free.',
    facts: [['Period', 'May 3, 2025, 9:00 AM – May 10, 2025, 9:00 AM']],
    children: (
      <LinkButton look="strong" href="#coins">
        Get coins
      </LinkButton>
    ),
  },
} satisfies Meta<typeof WideHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SmallScreen: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
};
export const WideScreen: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
};
export const SeveralFacts: Story = {
  args: {
    facts: [
      ['Entries', 'May 3 – May 31, 2025'],
      ['Results', 'June 20, 2025'],
      ['Entered', '12 titles'],
    ],
  },
};
export const SmallHead: Story = {
  args: { small: true, text: undefined, facts: undefined, children: undefined },
};
export const SmallHeadOnWideScreen: Story = {
  ...SmallHead,
  globals: { viewport: { value: 'desktop', isRotated: false } },
};
export const Mature: Story = {
  args: {
    marks: (
      <>
        <PhaseMark tone="plain" label="Ended" />
        <AgeLabel short="19" label="Mature" adult />
      </>
    ),
  },
};
export const Failed: Story = { args: { picture: art(brokenPicture) } };
export const LongestText: Story = {
  args: {
    title: 'Die Donaudampfschifffahrtsgesellschaftskapitänswitwe und der lange Weg nach Hause',
    text: 'Bis zum Ende des Monats sind die ersten drei Kapitel aller Geschichten vom Meer kostenlos, und wer sie bis zum Schluss liest, bekommt Münzen.',
    facts: [
      ['Teilnahmezeitraum', '28. September 2025 um 09:00 – 31. Dezember 2025 um 23:59'],
      ['Ergebnisse', '20. Januar 2026'],
    ],
  },
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
};
export const Shortest: Story = {
  args: { title: 'U', text: undefined, facts: undefined, children: undefined },
};
export const Korean: Story = {
  args: {
    marks: <PhaseMark tone="now" label="진행 중" />,
    title: '등대 주간, 첫 세 화가 모두 무료',
    text: '바다를 배경으로 한 이야기의 첫 세 화를 모두 무료로 볼 수 있습니다.',
    facts: [['기간', '2025년 5월 3일 오전 9:00 ~ 2025년 5월 10일 오전 9:00']],
  },
  globals: { locale: 'ko-KR', edition: 'ko', viewport: { value: 'small', isRotated: false } },
};
export const Japanese: Story = {
  args: {
    marks: <PhaseMark tone="notable" label="結果発表" />,
    title: '灯台ウィーク、最初の三話が無料',
    text: '海を舞台にした物語の最初の三話がすべて無料です。',
    facts: [['期間', '2025年5月3日 9:00～2025年5月10日 9:00']],
  },
  globals: { locale: 'ja-JP', edition: 'ja' },
};
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <WideHead {...args} />
    </div>
  ),
};
