import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { pageCss } from '../../packages/ui/src/theme/pageCss';

const FONTS = ['@fontsource-variable/inter/index.css', '@fontsource-variable/jetbrains-mono/index.css'];

/** Returns a package's stylesheet with its URLs made relative to a folder. */
function stylesheet(name: string, folder: string): string {
  const path = createRequire(join(folder, 'package.json')).resolve(name);
  const from = relative(folder, dirname(path)).replaceAll('\\', '/');
  return readFileSync(path, 'utf8').replaceAll('url(./', `url(${from}/`);
}

/** Inlines fonts, both themes and the page background into the page: it looks right before any script has run, and waits for no file. */
export function pageStyle(): Plugin {
  let root = '';
  return {
    name: 'motorpark:page-style',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'pre',
      handler: () => {
        const fonts = FONTS.map((name) => stylesheet(name, root));
        return [{ tag: 'style', injectTo: 'head', children: [...fonts, pageCss].join('\n') }];
      },
    },
  };
}
