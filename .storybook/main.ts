import type { StorybookConfig } from '@storybook/react-vite';
import { join, resolve } from 'node:path';
import { readDeclarations } from './declarations.ts';
import { readProps } from './props.ts';

const PACKAGES = resolve(import.meta.dirname, '..', 'packages');

/** `virtual:declarations` has the props of all components and the declarations of all types, which props tables show. */
const declarations = {
  name: 'declarations',
  resolveId: (id: string) => (id === 'virtual:declarations' ? `\0${id}` : undefined),
  load: (id: string) =>
    id === '\0virtual:declarations'
      ? `export const declarations = ${JSON.stringify(readDeclarations([join(PACKAGES, 'ui', 'src'), join(PACKAGES, 'domain', 'src')]))};
         export const props = ${JSON.stringify(readProps(join(PACKAGES, 'ui')))};`
      : undefined,
};

/** On a busy computer Storybook hides a story until it is rendered: nothing in it could be measured meanwhile, or take the focus. */
const SHOWN_FROM_THE_START =
  '.sb-show-preparing-story:not(.sb-show-main) > #storybook-root { display: block }';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    { directory: './pages', files: '*.mdx', titlePrefix: '' },
    { directory: '../packages/ui/src', files: '**/*.{mdx,stories.tsx}', titlePrefix: '' },
    { directory: '../packages/domain/src', files: '**/*.{mdx,stories.tsx}', titlePrefix: '' },
    { directory: '../packages/api/src', files: '**/*.{mdx,stories.tsx}', titlePrefix: '' },
    { directory: '../apps/backoffice/src', files: '**/*.{mdx,stories.tsx}', titlePrefix: '' },
  ],
  // The service worker that answers the calls of screens.
  staticDirs: [
    { from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' },
    { from: './callsOnly.js', to: '/callsOnly.js' },
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@chromatic-com/storybook',
    // Shows the hover, focus and pressed states without a pointer.
    'storybook-addon-pseudo-states',
  ],
  // From the first style on: browsers briefly drop styles that the body gets later, while the addon for pseudo-states rewrites the style sheets.
  previewHead: (head) => `<style>body { margin: 0 } ${SHOWN_FROM_THE_START}</style>${head}`,
  // The search of the sidebar also finds the headings of pages, such as the usual names of components.
  features: { experimentalSearchDocsHeadings: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  async viteFinal(vite) {
    const { mergeConfig } = await import('vite');
    return mergeConfig(vite, {
      plugins: [declarations],
      build: {
        chunkSizeWarningLimit: 2_000,
        rolldownOptions: {
          onLog(level: string, log: { code?: string }, print: (level: string, log: object) => void) {
            // Libraries mark files with "use client" for server rendering, which has no meaning here.
            if (log.code !== 'MODULE_LEVEL_DIRECTIVE') print(level, log);
          },
        },
      },
    });
  },
};

export default config;
