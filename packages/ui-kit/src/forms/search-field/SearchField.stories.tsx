import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SearchField } from './SearchField.tsx';
import { inArabic } from '#testing/right-to-left.tsx';

const meta = {
  component: SearchField,
  args: {
    value: '',
    labels: {
      field: 'Search',
      placeholder: 'Title, author or publisher',
      submit: 'Find',
      clear: 'Clear',
      suggestions: 'Recent searches',
      remove: (word: string) => `Delete ${word}`,
      completions: 'Suggestions',
    },
    suggestions: ['lighthouse', 'lane nine', 'parcel', 'weather', 'swordmaster'],
    onValue: fn(),
    onSearch: fn(),
    onRemove: fn(),
  },
  parameters: { docs: { story: { height: '24rem', inline: false } } },
  render: function Searching(args) {
    const [value, setValue] = useState(args.value);
    const [suggestions, setSuggestions] = useState(args.suggestions);
    return (
      <SearchField
        {...args}
        value={value}
        suggestions={suggestions}
        onValue={(next) => {
          setValue(next);
          args.onValue(next);
        }}
        onRemove={(word) => {
          setSuggestions(suggestions.filter((other) => other !== word));
          args.onRemove(word);
        }}
      />
    );
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened: Story['play'] = async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('combobox'));
  await expect(canvas.getAllByRole('row')).toHaveLength(args.suggestions.length);
};

export const Default: Story = {};

export const Open: Story = { play: opened };

export const OneDeleted: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete parcel' }));
    await expect(args.onRemove).toHaveBeenCalledWith('parcel');
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
  },
};

export const WalkedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

export const ClosedOnBlur: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.tab();
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
};

export const Filled: Story = {
  args: { value: 'lighthouse' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Clear' })).toBeVisible();
  },
};

export const Completing: Story = {
  args: {
    value: 'light',
    completions: [
      { key: '1', icon: 'book', text: 'Lighthouse Days', typed: [[0, 5]], more: 'Ada Writer' },
      {
        key: '2',
        icon: 'book',
        text: 'Who Put the Light Out in the Corridor of the Municipal Weather Service',
        typed: [[12, 17]],
        more: 'Haneul Kim, Baram Lee',
      },
      { key: '3', icon: 'person', text: 'Mara Lightfoot', typed: [[5, 10]] },
    ],
    onComplete: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Lighthouse');
    await expect(args.onComplete).not.toHaveBeenCalled();
  },
};

export const TenOnAPhone: Story = {
  args: {
    suggestions: Array.from({ length: 10 }, (_, at) => `keyword ${at + 1}`),
  },
  play: opened,
};

export const LongestText: Story = {
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
  args: {
    labels: {
      field: 'Titel suchen',
      placeholder: 'Titel, Autorin, Autor oder Verlag',
      submit: 'Durchsuchen',
      clear: 'Eingabe löschen',
      suggestions: 'Deine zuletzt verwendeten Suchbegriffe',
      remove: (word) => `Suchbegriff ${word} löschen`,
    },
    suggestions: ['Donaudampfschifffahrtsgesellschaftskapitän und seine Mannschaft', 'Leuchtturm'],
  },
  play: opened,
};

export const Korean: Story = {
  globals: { locale: 'ko-KR', edition: 'ko' },
  args: {
    labels: {
      field: '검색',
      placeholder: '작품, 작가, 출판사',
      submit: '검색',
      clear: '지우기',
      suggestions: '최근 검색어',
      remove: (word) => `${word} 삭제`,
    },
    suggestions: ['할머니 캐리', '등대의 날들', '9번 레인'],
  },
  play: opened,
};

export const Japanese: Story = {
  globals: { locale: 'ja-JP', edition: 'ja' },
  args: {
    value: 'ばあちゃん',
    labels: {
      field: '検索',
      placeholder: '作品・作者・出版社',
      submit: '検索',
      clear: '消す',
      suggestions: '最近の検索',
      remove: (word) => `${word}を削除`,
    },
    suggestions: ['ばあちゃん無双', '灯台の日々'],
  },
  play: opened,
};

export const RightToLeft: Story = {
  decorators: [inArabic],
  args: {
    value: 'منارة',
    labels: {
      field: 'بحث',
      placeholder: 'العنوان أو المؤلف',
      submit: 'بحث',
      clear: 'مسح',
      suggestions: 'عمليات البحث الأخيرة',
      remove: (word) => `حذف ${word}`,
    },
    suggestions: ['أيام المنارة', 'Lane Nine'],
  },
  play: opened,
};
