import type { Plugin } from 'vite';

/** A comment; its line breaks are kept for the source maps. */
const COMMENT = /\/\*[^]*?\*\//g;

/** Removes comments inside styles, which are text to the minifier and would be shipped. */
export function dropStyleComments(): Plugin {
  return {
    name: 'motorpark:drop-style-comments',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /packages[\\/]ui[\\/]src[\\/].*\.styles\.ts$/ },
      handler: (code) => ({
        code: code.replace(COMMENT, (comment) => comment.replaceAll(/[^\n]/g, '')),
        map: null,
      }),
    },
  };
}
