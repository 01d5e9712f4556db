import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import '#tokens/novel-themes.css';
import { TextSettings } from './TextSettings.tsx';

const onChoose = fn();

const meta = {
  component: TextSettings,
  args: {
    sample: {
      text: 'On the third night the lamp went out, and nobody in the village saw it.',
      size: 19,
      leading: 1.7,
    },
    font: { legend: 'Typeface', choices: ['System', 'Gothic', 'Serif'], chosen: 0, onChoose },
    size: { legend: 'Size', choices: ['15', '17', '19', '20', '22'], chosen: 2, onChoose },
    leading: { legend: 'Line height', choices: ['1.5', '1.7', '2', '2.4'], chosen: 1, onChoose },
    theme: {
      legend: 'Colors',
      choices: ['White', 'Gray', 'Cream', 'Tan', 'Dark'],
      chosen: 0,
      onChoose,
    },
    mode: { legend: 'Reading', choices: ['Scroll', 'Pages'], chosen: 0, onChoose },
  },
} satisfies Meta<typeof TextSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: function Settings(args) {
    const [theme, setTheme] = useState(0);
    return <TextSettings {...args} theme={{ ...args.theme, chosen: theme, onChoose: setTheme }} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Cream' }));
    await expect(canvas.getByRole('radio', { name: 'Cream' })).toBeChecked();
  },
};

/** Over the book, which shows by itself what is chosen. */
export const WithoutSample: Story = { args: { sample: undefined } };

export const Dark: Story = {
  args: { theme: { ...meta.args.theme, chosen: 4 } },
};

export const Largest: Story = {
  args: {
    sample: { ...meta.args.sample, size: 22, leading: 2.4 },
    size: { ...meta.args.size, chosen: 4 },
    leading: { ...meta.args.leading, chosen: 3 },
    theme: { ...meta.args.theme, chosen: 3 },
  },
};

export const LongestText: Story = {
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
  args: {
    sample: {
      ...meta.args.sample,
      text: 'In der dritten Nacht erlosch das Licht des Leuchtturms, und niemand hat es gesehen.',
    },
    font: {
      legend: 'Schriftart',
      choices: ['Systemschrift', 'Serifenlose Schrift', 'Schrift mit Serifen'],
      chosen: 0,
      onChoose,
    },
    leading: { ...meta.args.leading, legend: 'Zeilenabstand' },
    theme: {
      legend: 'Farbzusammenstellung',
      choices: ['Weiß', 'Hellgrau', 'Cremefarben', 'Sandfarben', 'Dunkel'],
      chosen: 1,
      onChoose,
    },
    mode: {
      legend: 'Leserichtung',
      choices: ['Fortlaufend scrollen', 'Seitenweise blättern'],
      chosen: 1,
      onChoose,
    },
  },
};

export const Korean: Story = {
  globals: { locale: 'ko-KR', edition: 'ko' },
  args: {
    sample: {
      ...meta.args.sample,
      text: '사흘째 되는 밤에 등불이 꺼졌고, 마을에서 그것을 본 사람은 아무도 없었다.',
    },
    font: { legend: '글꼴', choices: ['기본', '고딕', '명조'], chosen: 2, onChoose },
    size: { ...meta.args.size, legend: '글자 크기' },
    leading: { ...meta.args.leading, legend: '줄 간격' },
    theme: {
      legend: '배경',
      choices: ['흰색', '회색', '크림', '갈색', '검정'],
      chosen: 2,
      onChoose,
    },
    mode: { legend: '보기', choices: ['스크롤', '페이지'], chosen: 0, onChoose },
  },
};

export const Japanese: Story = {
  globals: { locale: 'ja-JP', edition: 'ja' },
  args: {
    sample: {
      ...meta.args.sample,
      text: '三日目の夜、灯りが消えた。村でそれを見た者は、ひとりもいなかった。',
    },
    font: { legend: '書体', choices: ['標準', 'ゴシック体', '明朝体'], chosen: 2, onChoose },
    size: { ...meta.args.size, legend: '文字サイズ' },
    leading: { ...meta.args.leading, legend: '行間' },
    theme: {
      legend: '背景',
      choices: ['白', 'グレー', 'クリーム', 'セピア', '黒'],
      chosen: 0,
      onChoose,
    },
    mode: { legend: '表示', choices: ['スクロール', 'ページ'], chosen: 1, onChoose },
  },
};
