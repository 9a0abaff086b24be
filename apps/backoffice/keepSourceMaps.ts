import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Moves the source maps to a folder `source-maps` beside the built app: developers need them to read stack traces, and nobody can download them from a server.
 */
export function keepSourceMaps(): Plugin {
  return {
    name: 'motorpark:keep-source-maps',
    apply: 'build',
    config: () => ({ build: { sourcemap: 'hidden' } }),
    writeBundle({ dir = '' }, bundle) {
      const folder = join(dir, '..', 'source-maps');
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      for (const name of Object.keys(bundle).filter((file) => file.endsWith('.map'))) {
        renameSync(join(dir, name), join(folder, basename(name)));
      }
    },
  };
}
