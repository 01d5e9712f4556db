import type { Preview } from '@storybook/react-vite';
import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import { configure } from 'storybook/test';
import { withSetting } from '#toolbars/with-setting.tsx';
import { toolbars } from '#toolbars/toolbars.ts';
import { viewports } from '#toolbars/viewports.ts';
import { comparePictures } from '#visual/compare-pictures.ts';

const inTests = '__vitest_browser__' in globalThis;

configure({
  // A busy machine is slower than a reader's; what comes, comes within this.
  asyncUtilTimeout: 90_000,
  // Without the page's markup, which every try of a wait would write out for nobody.
  getElementError: (message) => new Error(message ?? 'it is not on the page'),
});

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: toolbars,
  initialGlobals: {
    edition: 'global',
    locale: 'en-US',
    // `comparePictures` begins with it: a page that has it already is not drawn anew.
    theme: inTests ? 'light' : 'system',
    viewport: { value: 'phone', isRotated: false },
  },
  decorators: [withSetting],
  afterEach: comparePictures,
  parameters: {
    // In tests `comparePictures` looks, once per theme and for no more than it needs.
    a11y: { test: 'error', disable: inTests },
    viewport: { options: viewports },
    backgrounds: { disable: true },
    controls: { matchers: { color: /color$/i } },
    options: {
      storySort: {
        order: ['Start', ['A catalogue', 'Tokens', 'Type', 'Composing a screen'], 'Screens'],
      },
    },
  },
};

export default preview;
