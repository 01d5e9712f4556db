import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { coverArt } from '#testing/art.ts';
import { inArabic } from '#testing/right-to-left.tsx';
import { UploadList } from './UploadList.tsx';

const art = ['lane-nine', 'lighthouse-days', 'department-of-weather'] as const;
const files = art.map((work, at) => ({
  key: work,
  name: `page-0${at + 1}.png`,
  about: '1200 × 8000 · 4.2 MB',
  picture: coverArt(work).src,
  status: 'Sent',
}));

const meta = {
  component: UploadList,
  args: {
    labels: {
      list: 'Pages',
      move: (name) => `Move ${name}`,
      moveHint: 'The arrow keys move it, Home and End bring it to the start or the end.',
      moved: (name, position, total) => `${name} is now ${position} of ${total}`,
      more: (name) => `More for ${name}`,
      toStart: 'To the start',
      toEnd: 'To the end',
      replace: 'Replace',
      retry: 'Send again',
      remove: 'Remove',
    },
    files,
    accept: ['image/png'],
    onMove: fn(),
    onReplace: fn(),
    onRetry: fn(),
    onRemove: fn(),
  },
  render: function Ordering(args) {
    const [listed, setListed] = useState(args.files);
    return (
      <UploadList
        {...args}
        files={listed}
        onMove={(key, to) => {
          const moved = listed.filter((file) => file.key === key);
          const others = listed.filter((file) => file.key !== key);
          setListed([...others.slice(0, to), ...moved, ...others.slice(to)]);
          args.onMove?.(key, to);
        }}
        onRemove={(key) => setListed(listed.filter((file) => file.key !== key))}
      />
    );
  },
} satisfies Meta<typeof UploadList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const handle = canvas.getByRole('button', { name: 'Move page-01.png' });
    handle.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onMove).toHaveBeenCalledWith('lane-nine', 1);
    await expect(canvas.getByRole('button', { name: 'Move page-01.png' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
  },
};

export const OnTheirWay: Story = {
  args: {
    files: [
      ...files.slice(0, 1),
      { key: '2', name: 'page-02.png', about: '4.8 MB', status: '45 %', percent: 45 },
      { key: '3', name: 'page-03.png', about: '3.1 MB', status: 'Waiting' },
    ],
  },
};

export const Failed: Story = {
  args: {
    files: [
      ...files.slice(0, 1),
      {
        key: '2',
        name: 'page-02.svg',
        about: '12 KB',
        error: 'This is no JPEG, PNG, WebP or AVIF.',
      },
    ],
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongestText: Story = {
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
  args: {
    files: [
      {
        key: '1',
        name: 'Verkehrsinfrastrukturfinanzierungsgesellschaft-Kapitel-12-Seite-001.png',
        about: '1200 × 8000 · 4,2 MB',
        status: 'Wird hochgeladen',
        percent: 71,
        error: 'Die Verbindung ist abgebrochen. Das Hochladen wird fortgesetzt.',
      },
    ],
  },
};

export const RightToLeft: Story = {
  decorators: [inArabic],
  args: { files: [{ key: '1', name: 'صفحة.png', about: '4.2 MB', status: '45 %', percent: 45 }] },
};
