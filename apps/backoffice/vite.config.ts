import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunksByArea } from './chunks';
import { dropDataRouters } from './dropDataRouters';
import { dropUnusedComponents } from './dropUnusedComponents';
import { firstFiles } from './firstFiles';
import { keepSourceMaps } from './keepSourceMaps';
import { pageStyle } from './pageStyle';
import { serviceWorker } from './serviceWorker';
import { listWrittenStyles } from './writtenStyles';
import { zipFiles } from './zipFiles';

/** Relative asset paths: the built app may be served from any folder of any server. */
export default defineConfig({
  base: './',
  plugins: [
    react(),
    chunksByArea(),
    dropUnusedComponents(),
    dropDataRouters(),
    pageStyle(),
    firstFiles(),
    zipFiles(),
    listWrittenStyles(),
    keepSourceMaps(),
    serviceWorker(),
  ],
  // React has this hook itself; libraries that support older versions include a shim.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  server: { port: 5173, proxy: { '/api': process.env['MOTORPARK_API'] ?? 'http://localhost:8080' } },
  build: { target: 'es2022', modulePreload: { polyfill: false } },
});
