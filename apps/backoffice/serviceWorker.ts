import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { zipFiles } from './zipFiles';

const FILE = 'sw.js';
/** Terminals write nothing in these scripts: their fonts are downloaded only when a page needs them. */
const FOREIGN_LETTERS = /-(?:cyrillic|greek|vietnamese)(?:-ext)?-/;

/**
 * Writes the service worker with the list of files that it caches, and puts its address on the page, which registers it once its first screen is shown. Not in
 * development, where it would serve outdated files.
 */
export function serviceWorker(): Plugin {
  let root = '';
  return {
    name: 'motorpark:service-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: (html) => html.replace('<html ', `<html data-worker="./${FILE}" `),
    async writeBundle({ dir = '' }, bundle) {
      const kept = Object.keys(bundle).filter(
        (name) => /\.(?:js|css|woff2)$/.test(name) && !FOREIGN_LETTERS.test(name),
      );
      const changing = ['index.html', 'icon.svg'].map((url) => ({ url, revision: hashOf(join(dir, url)) }));
      await build({
        root,
        configFile: false,
        logLevel: 'warn',
        plugins: [zipFiles()],
        define: {
          'process.env.NODE_ENV': '"production"',
          FILES_OF_BUILD: JSON.stringify([...changing, ...kept.map((url) => ({ url, revision: null }))]),
        },
        build: {
          outDir: dir,
          emptyOutDir: false,
          copyPublicDir: false,
          target: 'es2022',
          rolldownOptions: {
            input: join(root, 'worker', 'serviceWorker.ts'),
            output: { format: 'iife', entryFileNames: FILE },
          },
        },
      });
    },
  };
}

const hashOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16);
