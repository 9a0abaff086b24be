// `npm run backup`, `restore`, `verify`, `check` and `create-super-admin`: runs this command of the server in this process, with its arguments and standard input.
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { build } from './support/build.mjs';
import { inRoot } from './support/root.mjs';

const [name] = process.argv.splice(2, 1);
const command = inRoot('apps', 'server', 'dist', `${name}.js`);
// Beside a running server, which may need its files, the build that is there is used.
if (!['backup', 'verify', 'check'].includes(name) || !existsSync(command)) {
  try {
    await build('build', ['@motorpark/server']);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
process.argv[1] = command;
await import(pathToFileURL(command).href);
