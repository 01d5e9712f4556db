import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { coverArt } from '#testing/art.ts';
import { AvatarUpload } from './AvatarUpload.tsx';
import { inArabic } from '#testing/right-to-left.tsx';

const meta = {
  component: AvatarUpload,
  args: {
    label: 'Picture',
    hint: 'JPEG, PNG or BMP.',
    labels: { choose: 'Choose a picture', remove: 'Remove', progress: 'Sending the picture' },
    accept: ['image/jpeg', 'image/png', 'image/bmp'],
    picture: coverArt('lane-nine').src,
    onChoose: fn(),
    onRemove: fn(),
  },
  render: function Choosing(args) {
    const [picture, setPicture] = useState(args.picture);
    return (
      <AvatarUpload
        {...args}
        picture={picture}
        onChoose={(file) => {
          setPicture(file);
          args.onChoose(file);
        }}
        onRemove={() => {
          setPicture(null);
          args.onRemove();
        }}
      />
    );
  },
} satisfies Meta<typeof AvatarUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Removed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Remove' })).toBeNull();
    await expect(canvas.getByLabelText(/Choose a picture/)).toHaveFocus();
  },
};

export const Empty: Story = { args: { picture: null } };

export const Sending: Story = {
  args: { progress: 64 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Sending the picture' })).toHaveValue(64);
  },
};

export const WithError: Story = {
  args: { picture: null, error: 'Only JPEG, PNG and BMP can be a profile picture.' },
};

export const Success: Story = { args: { success: 'Your new picture is there.' } };

export const Disabled: Story = { args: { disabled: true } };

export const LongestText: Story = {
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
  args: {
    label: 'Profilbild, das neben deinen Kommentaren erscheint',
    labels: {
      choose: 'Profilbild auswählen',
      remove: 'Profilbild entfernen',
      progress: 'Das Profilbild wird hochgeladen',
    },
    error: 'Das Bild konnte nicht hochgeladen werden. Bitte versuche es noch einmal.',
    hint: 'JPEG, PNG oder BMP; größere Dateien verkleinern wir vor dem Hochladen.',
  },
};

export const Korean: Story = {
  globals: { locale: 'ko-KR', edition: 'ko' },
  args: {
    label: '프로필 사진',
    hint: 'JPEG, PNG, BMP 파일을 올릴 수 있어요.',
    labels: { choose: '사진 선택', remove: '삭제', progress: '사진을 올리는 중' },
  },
};

export const Japanese: Story = {
  globals: { locale: 'ja-JP', edition: 'ja' },
  args: {
    label: 'プロフィール画像',
    hint: 'JPEG・PNG・BMP',
    labels: { choose: '画像を選ぶ', remove: '削除', progress: '画像を送信中' },
  },
};

export const RightToLeft: Story = {
  decorators: [inArabic],
  args: {
    label: 'الصورة الشخصية',
    hint: undefined,
    labels: { choose: 'اختر صورة', remove: 'إزالة', progress: 'جارٍ الإرسال' },
    progress: 30,
  },
};
