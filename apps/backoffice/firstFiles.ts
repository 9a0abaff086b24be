import type { Plugin, Rolldown } from 'vite';

/** The chunks to load first for each part that index.html detects: outside or inside the areas. */
const AREAS = { login: ['login'], frame: ['office'] } as const;

/** The parts inside the areas and the chunks that they need besides the office's. */
const PARTS = {
  dashboard: ['dashboard'],
  trips: ['trips'],
  expenses: ['expenses'],
  'super-admin': ['lists'],
  tickets: ['tickets'],
  waybill: ['waybills'],
} as const;

/** The place in index.html where the list is inserted. */
const PLACEHOLDER = 'location.hash, {}';

/** Returns files with all their imports, which a browser would discover only after reading them. */
function withImports(bundle: Rolldown.OutputBundle, files: readonly string[]): Set<string> {
  const found = new Set<string>();
  const add = (file: string) => {
    const chunk = bundle[file];
    if (found.has(file) || chunk?.type !== 'chunk') return;
    found.add(file);
    chunk.imports.forEach(add);
  };
  files.forEach(add);
  return found;
}

/** Inserts into the page's inline script which files to preload with the first one, so that none waits for another (docs/decisions/loading.md). */
export function firstFiles(): Plugin {
  return {
    name: 'motorpark:first-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        if (!html.includes(PLACEHOLDER))
          throw new Error(`index.html has no "${PLACEHOLDER}" for the first files`);
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const named = (name: string) => {
          const chunk = chunks.find(({ fileName }) => fileName.startsWith(`assets/${name}-`));
          if (!chunk) throw new Error(`Nothing that was built begins with "assets/${name}-"`);
          return chunk.fileName;
        };
        const files = (first: Record<string, readonly string[]>, known: ReadonlySet<string>) =>
          Object.entries(first).map(([opened, names]) => {
            const needed = [...withImports(bundle, names.map(named))].filter((file) => !known.has(file));
            return [opened, needed.map((file) => `./${file}`)];
          });
        const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
        const office = withImports(bundle, [...entries, ...AREAS.frame.map(named)]);
        const all = [...files(AREAS, withImports(bundle, entries)), ...files(PARTS, office)];
        return html.replace(PLACEHOLDER, `location.hash, ${JSON.stringify(Object.fromEntries(all))}`);
      },
    },
  };
}
