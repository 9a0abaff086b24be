import type { Plugin } from 'vite';

/** A comment, whose lines stay where they are for the source maps. */
const COMMENT = /\/\*[^]*?\*\//g;

/** Comments inside of styles are text to the minifier, which would ship them. */
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
