import type { Plugin } from 'vite';

/** The chunks that are needed first, by what index.html finds is about to open: outside or inside, and what is opened there. */
const FIRST = {
  door: ['login'],
  office: ['lists', 'calls'],
  dashboard: ['figures'],
  trips: ['dated'],
  expenses: ['dated'],
  'super-admin': ['company'],
  counter: ['counter'],
} as const;

/** Where index.html has room for them. */
const ROOM = 'location.hash, {}';

/** Tells the page's own script which files to fetch beside the first one, so that none waits for another. */
export function firstFiles(): Plugin {
  return {
    name: 'motorpark:first-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        if (!html.includes(ROOM)) throw new Error(`index.html has no "${ROOM}" for the first files`);
        const built = Object.keys(bundle);
        const named = (name: string) => {
          const file = built.find((path) => path.startsWith(`assets/${name}-`) && path.endsWith('.js'));
          if (!file) throw new Error(`Nothing that was built begins with "assets/${name}-"`);
          return `./${file}`;
        };
        const files = Object.entries(FIRST).map(([first, names]) => [first, names.map(named)]);
        return html.replace(ROOM, `location.hash, ${JSON.stringify(Object.fromEntries(files))}`);
      },
    },
  };
}
