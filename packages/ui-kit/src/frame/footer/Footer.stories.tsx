import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkButton } from '#actions/button/LinkButton.tsx';
import { Footer } from './Footer.tsx';
import { inArabic } from '#testing/right-to-left.tsx';

const meta = {
  component: Footer,
  args: {
    top: (
      <LinkButton look="quiet" icon="globe" href="#language">
        English
      </LinkButton>
    ),
    copyright: '© 2026 Hanji. All rights reserved.',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Outside Korea: the language and the copyright. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('English');
  },
};

const koreanFacts = [
  { term: '상호', value: '(주)한지' },
  { term: '대표', value: '김한지' },
  { term: '사업자등록번호', value: '000-00-00000' },
  { term: '통신판매업 신고번호', value: '제0000-서울종로-0000호' },
  { term: '주소', value: '서울특별시 종로구 종이길 1' },
  { term: '문의', value: <a href="mailto:help@hanji.example">help@hanji.example</a> },
];

export const BusinessInformation: Story = {
  globals: { locale: 'ko-KR', edition: 'ko' },
  args: { top: undefined, facts: koreanFacts },
};

export const BusinessInformationWide: Story = {
  globals: { locale: 'ko-KR', edition: 'ko', viewport: { value: 'desktop', isRotated: false } },
  args: { top: undefined, facts: koreanFacts },
};

/** On a content home. */
export const Shortest: Story = { args: { top: undefined } };

export const LongestText: Story = {
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
  args: {
    facts: [
      {
        term: 'Handelsregisternummer und Umsatzsteuer-Identifikationsnummer',
        value: 'DE 000000000000000000000000000000000000000000',
      },
    ],
    copyright: '© 2026 Hanji. Alle Rechte an Texten, Bildern und Übersetzungen vorbehalten.',
  },
};

export const Japanese: Story = {
  globals: { locale: 'ja-JP', edition: 'ja' },
  args: {
    top: (
      <LinkButton look="quiet" icon="globe" href="#language">
        日本語
      </LinkButton>
    ),
  },
};

export const RightToLeft: Story = {
  decorators: [inArabic],
  args: { top: undefined, facts: [{ term: 'الشركة', value: 'Hanji' }] },
};
