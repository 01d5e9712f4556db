import type { StorybookConfig } from '@storybook/react-vite';
import { withFilter, type PluginOption } from 'vite';
import { publicFolder } from '../src/art/public-folder.ts';

/** What the pages of parts tell of their properties: no other module is read for it. */
const documented = /\/packages\/(?:ui-kit|viewer)\/src\/(?!.*\.stories\.tsx$).*\.tsx$/;

function documentingParts(plugin: PluginOption): PluginOption {
  const isDocgen = plugin && 'name' in plugin && plugin.name === 'storybook:react-docgen-plugin';
  return isDocgen ? withFilter(plugin, { transform: { id: documented } }) : plugin;
}

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  stories: [
    '../src/pages/**/*.mdx',
    { directory: '../src/screens', files: '**/*.stories.tsx', titlePrefix: 'Screens' },
    { directory: '../../../packages/ui-kit/src', files: '**/*.stories.tsx', titlePrefix: 'Kit' },
    { directory: '../../../packages/viewer/src', files: '**/*.stories.tsx', titlePrefix: 'Viewer' },
  ],
  staticDirs: [
    publicFolder,
    // Storybook takes the one for its tab, and names it in the page by the file it came from.
    { from: '../../global/public/icon.svg', to: '/favicon.svg' },
    { from: '../../global/public/icon.svg', to: '/icon.svg' },
  ],
  // Designers are past installing it.
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  // Lowered, light-dark() is settled at the root, and the tokens' dark column would be light.
  viteFinal: (vite) => ({
    ...vite,
    plugins: vite.plugins?.map(documentingParts) ?? [],
    build: { ...vite.build, cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
  }),
};

export default config;
