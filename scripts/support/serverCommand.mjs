import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { inRoot } from './root.mjs';

/**
 * Becomes a command of the server, which reads its arguments and standard input and says what it wants. With `asBuilt` the build that is
 * there is good enough: a server may be running from it, and must not lose its files.
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
