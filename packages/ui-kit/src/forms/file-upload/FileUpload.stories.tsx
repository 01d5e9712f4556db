import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { coverArt } from '#testing/art.ts';
import { FileUpload } from './FileUpload.tsx';
import { inArabic } from '#testing/right-to-left.tsx';

const screenshot = {
  key: '1',
  name: 'chapter-12.png',
  size: '1.2 MB',
  picture: coverArt('lane-nine').src,
};
const photograph = {
  key: '2',
  name: 'a-photograph-of-my-telephone-that-shows-the-same-page-twice.jpeg',
  size: '4.8 MB',
  picture: coverArt('lighthouse-days').src,
};

const meta = {
  component: FileUpload,
  args: {
    label: 'Images',
    hint: 'JPEG, PNG or GIF, up to 5 MB each.',
    labels: {
      choose: 'Choose images',
      drop: 'or drop them here',
      remove: (name: string) => `Remove ${name}`,
      taken: (count: number, max: number) => `${count} of ${max} images`,
    },
    accept: ['image/jpeg', 'image/png', 'image/gif'],
    max: 3,
    files: [],
    onAdd: fn(),
    onRemove: fn(),
  },
  render: function Choosing(args) {
    const [files, setFiles] = useState(args.files);
    return (
      <FileUpload
        {...args}
        files={files}
        onAdd={(added) => {
          const named = added.map((file) => ({ key: file.name, name: file.name, picture: file }));
          setFiles([...files, ...named].slice(0, args.max));
          args.onAdd(added);
        }}
        onRemove={(key) => {
          setFiles(files.filter((file) => file.key !== key));
          args.onRemove(key);
        }}
      />
    );
  },
} satisfies Meta<typeof FileUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { files: [screenshot] },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText(/Images/);
    await userEvent.upload(input, new File(['page'], 'page.txt', { type: 'image/png' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove page.txt' }));
    await expect(args.onRemove).toHaveBeenCalledWith('page.txt');
    await expect(input).toHaveFocus();
  },
};

export const Empty: Story = {};

export const Wide: Story = { globals: { viewport: { value: 'laptop', isRotated: false } } };

export const Full: Story = {
  args: { files: [screenshot, photograph, { key: '3', name: 'notes.pdf', size: '300 KB' }] },
};

export const WithErrors: Story = {
  args: {
    files: [
      { ...screenshot, name: 'chapter-12.webp', error: 'Only JPEG, PNG and GIF can be sent.' },
      { ...photograph, size: '7.1 MB', error: 'It is over 5 MB.' },
    ],
    error: 'Two images cannot be sent.',
  },
};

export const OneFile: Story = {
  args: { label: 'Bank book', hint: 'PNG or JPEG, up to 10 MB.', max: 1, required: true },
};

export const Disabled: Story = { args: { files: [screenshot], disabled: true } };

export const LongestText: Story = {
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
  args: {
    label: 'Bildschirmfotos, die dein Anliegen verständlicher machen',
    hint: 'Nur Dateien in den Formaten JPEG, PNG oder GIF mit höchstens 5 MB pro Bilddatei.',
    labels: {
      choose: 'Bilddateien zum Hochladen auswählen',
      drop: 'oder hierher ziehen',
      remove: (name) => `${name} entfernen`,
      taken: (count, max) => `${count} von ${max} Bildern`,
    },
    files: [
      {
        ...photograph,
        error: 'Die Datei ist größer als 5 MB. Bitte wähle eine kleinere Datei aus.',
      },
    ],
  },
};

export const Korean: Story = {
  globals: { locale: 'ko-KR', edition: 'ko' },
  args: {
    label: '첨부 이미지',
    hint: 'JPEG, PNG, GIF 파일을 5MB까지 올릴 수 있어요.',
    labels: {
      choose: '이미지 선택',
      drop: '또는 여기에 놓기',
      remove: (name) => `${name} 삭제`,
      taken: (count, max) => `${max}장 중 ${count}장`,
    },
    files: [{ ...screenshot, name: '할머니 캐리 12화.png' }],
  },
};

export const Japanese: Story = {
  globals: { locale: 'ja-JP', edition: 'ja' },
  args: {
    label: '添付画像',
    hint: 'JPEG・PNG・GIF、1枚5MBまで。',
    labels: {
      choose: '画像を選ぶ',
      drop: 'またはここにドロップ',
      remove: (name) => `${name}を削除`,
      taken: (count, max) => `${max}枚中${count}枚`,
    },
    files: [{ ...screenshot, name: 'ばあちゃん無双 第12話.png' }],
  },
};

export const RightToLeft: Story = {
  decorators: [inArabic],
  args: {
    label: 'الصور',
    hint: 'حتى 5 ميغابايت لكل صورة.',
    labels: {
      choose: 'اختر الصور',
      drop: 'أو أفلتها هنا',
      remove: (name) => `إزالة ${name}`,
      taken: (count, max) => `${count} من ${max}`,
    },
    files: [{ ...screenshot, name: 'صورة الفصل.png' }],
  },
};
