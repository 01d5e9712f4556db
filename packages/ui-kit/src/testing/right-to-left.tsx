import type { Decorator } from '@storybook/react-vite';

/** Around a story that is read from right to left. */
export const rightToLeft: Decorator = (Story) => (
  <div dir="rtl">
    <Story />
  </div>
);

/** The same, in Arabic letters. */
export const inArabic: Decorator = (Story) => (
  <div dir="rtl" lang="ar">
    <Story />
  </div>
);
