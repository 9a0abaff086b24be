// `npm run create-super-admin -- …`: makes the first super admin of a company that starts empty. Arguments and standard input go
// to the server's own command, which says what it wants.
import { pathToFileURL } from 'node:url';
import { build } from './support/build.mjs';
import { inRoot } from './support/root.mjs';

try {
  await build('build', ['@motorpark/server']);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const command = inRoot('apps', 'server', 'dist', 'createSuperAdmin.js');
process.argv[1] = command;
await import(pathToFileURL(command).href);
