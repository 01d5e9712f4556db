import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Pagination } from './Pagination.tsx';

const meta = {
  component: Pagination,
  args: {
    page: 5,
    pages: 20,
    href: (page: number) => `/notice?pageNo=${page}`,
    labels: {
      pages: 'Pages',
      previous: 'Previous page',
      next: 'Next page',
      page: (page: number) => `Page ${page}`,
    },
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Page 5' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '/notice?pageNo=6',
    );
  },
};
export const Wide: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };
export const First: Story = { args: { page: 1 } };
export const Last: Story = { args: { page: 20 } };
/** Two pages: no gaps. */
export const Shortest: Story = { args: { page: 1, pages: 2 } };
/** A single page needs none: there is nothing to see. */
export const OnePage: Story = { args: { page: 1, pages: 1 } };
export const LongestText: Story = {
  args: {
    page: 500,
    pages: 999,
    labels: {
      pages: 'Seiten',
      previous: 'Vorherige Seite',
      next: 'Nächste Seite',
      page: (page: number) => `Seite ${page}`,
    },
  },
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
};
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Pagination {...args} />
    </div>
  ),
};
