import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { VitePWA } from 'vite-plugin-pwa';
import { version } from '../../package.json';
import { pageCss } from '../../packages/ui/src/theme/pageCss';
import { filesByUsers } from './filesByUsers';
import { firstFiles } from './firstFiles';
import { keepSourceMaps } from './keepSourceMaps';

/** Inlines fonts, both themes and the page background into the page: it looks right before any script has run, and waits for no file. */
const pageStyle: Plugin = {
  name: 'motorpark:page-style',
  transformIndexHtml: {
    order: 'pre',
    handler: () => [
      {
        tag: 'style',
        injectTo: 'head',
        children: `
          @import '@fontsource-variable/inter/index.css';
          @import '@fontsource-variable/jetbrains-mono/index.css';
          ${pageCss}`,
      },
    ],
  },
};

/** Relative asset paths: the built app may be served from any folder of any server. */
export default defineConfig({
  base: './',
  plugins: [
    react(),
    pageStyle,
    filesByUsers(),
    firstFiles(),
    keepSourceMaps(),
    // `.br` and `.gz` copies of every text file that does not fit one packet: the server only picks a file.
    compression({ include: /\.(?:css|html|js|svg)$/, threshold: 1400, logLevel: 'silent' }),
    // The app's own files are cached by worker/sw.ts, which the page registers once its first screen is shown.
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'worker',
      filename: 'sw.ts',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        globPatterns: ['index.html', 'icon.svg', 'assets/*.{js,css,woff2}'],
        // Terminals write nothing in these scripts: their fonts are downloaded only when a page needs them.
        globIgnores: ['**/*-{cyrillic,greek,vietnamese}-*'],
        dontCacheBustURLsMatching: /^assets\//,
        rollupFormat: 'iife',
        target: 'es2022',
        sourcemap: false,
      },
    }),
  ],
  define: { 'import.meta.env.VITE_VERSION': JSON.stringify(version) },
  server: { port: 5173, proxy: { '/api': process.env['MOTORPARK_API'] ?? 'http://localhost:8080' } },
  build: {
    target: 'es2022',
    // What an address needs is preloaded by firstFiles, and the rest while nothing else is loaded.
    modulePreload: false,
  },
});
