import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DropZone } from './DropZone.tsx';
import { inArabic } from '#testing/right-to-left.tsx';

const meta = {
  component: DropZone,
  args: {
    label: 'Pages',
    labels: { choose: 'Choose images, a ZIP or a CBZ', drop: 'or drop them here' },
    limits: ['JPEG, PNG, WebP or AVIF, up to 20 MB each', 'Up to 300 images and 500 MB a chapter'],
    accept: ['image/jpeg', 'image/png', '.zip', '.cbz'],
    multiple: true,
    onAdd: fn(),
  },
} satisfies Meta<typeof DropZone>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText(/Pages/);
    await expect(input).toHaveAccessibleDescription(/up to 20 MB each/);
    await userEvent.upload(input, new File(['page'], '1.png', { type: 'image/png' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

export const Wide: Story = { globals: { viewport: { value: 'laptop', isRotated: false } } };

export const Refused: Story = {
  args: { error: 'Three files are no images. The others were added.' },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongestText: Story = {
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
  args: {
    label: 'Seiten des Kapitels in Lesereihenfolge',
    labels: {
      choose: 'Bilddateien, ein ZIP-Archiv oder eine CBZ-Datei zum Hochladen auswählen',
      drop: 'oder hierher ziehen',
    },
    limits: [
      'JPEG-, PNG-, WebP- oder AVIF-Dateien mit höchstens 20 MB und 100 Megapixeln pro Bilddatei',
      'Höchstens 300 Bilddateien und zusammen 500 MB pro Kapitel',
    ],
  },
};

export const Japanese: Story = {
  globals: { locale: 'ja-JP', edition: 'ja' },
  args: {
    label: '原稿',
    labels: { choose: '画像・ZIP・CBZを選ぶ', drop: 'またはここにドロップ' },
    limits: ['JPEG・PNG・WebP・AVIF、1枚20MBまで', '1話につき300枚、合計500MBまで'],
  },
};

export const RightToLeft: Story = {
  decorators: [inArabic],
  args: {
    label: 'الصفحات',
    labels: { choose: 'اختر الصور', drop: 'أو أفلتها هنا' },
    limits: ['حتى 20 ميغابايت لكل صورة'],
  },
};
