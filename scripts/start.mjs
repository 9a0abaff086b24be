// `npm start`: builds what is stale, then runs the server in this process. The server prints its address and handles Ctrl-C itself.
import { pathToFileURL } from 'node:url';
import { PRODUCT, build } from './support/build.mjs';
import { endWithNpm } from './support/endWithNpm.mjs';
import { inRoot } from './support/root.mjs';

endWithNpm();

// Ctrl-C during the build is not a failure.
let isStopping = false;
const stop = () => (isStopping = true);
process.on('SIGINT', stop).on('SIGTERM', stop);
try {
  await build('build', PRODUCT);
} catch (error) {
  if (!isStopping) console.error(error.message);
  process.exit(isStopping ? 0 : 1);
}
if (isStopping) process.exit(0);
process.off('SIGINT', stop).off('SIGTERM', stop);

const main = inRoot('apps', 'server', 'dist', 'main.js');
process.argv[1] = main;
await import(pathToFileURL(main).href);
