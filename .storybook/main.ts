import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    { directory: './pages', files: '*.mdx', titlePrefix: '' },
    { directory: '../packages/ui/src', files: '**/*.{mdx,stories.tsx}', titlePrefix: '' },
    { directory: './domain', files: '*.{mdx,stories.tsx}', titlePrefix: '' },
    { directory: '../packages/api/src', files: '**/*.{mdx,stories.tsx}', titlePrefix: '' },
    { directory: '../apps/backoffice/src', files: '**/*.{mdx,stories.tsx}', titlePrefix: '' },
  ],
  // What screens are mocked with: it answers their calls from beside the page.
  staticDirs: [
    { from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' },
    { from: './callsOnly.js', to: '/callsOnly.js' },
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@chromatic-com/storybook',
    // Shows hovered, focused and pressed as what they are, where nobody hovers.
    'storybook-addon-pseudo-states',
  ],
  // From the first style on: what the body gets later, as a story begins, browsers forget for a moment while the pseudo-states are written.
  previewHead: (head) => `<style>body { margin: 0 }</style>${head}`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  async viteFinal(vite) {
    const { mergeConfig } = await import('vite');
    return mergeConfig(vite, {
      build: {
        chunkSizeWarningLimit: 2_000,
        rolldownOptions: {
          onLog(level: string, log: { code?: string }, print: (level: string, log: object) => void) {
            // Libraries mark files "use client" for server rendering, which means nothing here.
            if (log.code !== 'MODULE_LEVEL_DIRECTIVE') print(level, log);
          },
        },
      },
    });
  },
};

export default config;
