import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { inRoot } from './root.mjs';

/**
 * Runs a command of the server in this process, with its arguments and standard input. With `asBuilt` an existing build is used as it is, because a running
 * server may need its files.
 */
export async function runServerCommand(name, { asBuilt = false } = {}) {
  const command = inRoot('apps', 'server', 'dist', `${name}.js`);
  if (!asBuilt || !existsSync(command)) {
    try {
      await build('build', ['@motorpark/server']);
    } catch (error) {
      console.error(error.message);
      process.exit(1);
    }
  }
  process.argv[1] = command;
  await import(pathToFileURL(command).href);
}
