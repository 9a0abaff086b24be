// `npm start`: builds what is stale, then becomes the server. The server prints where it is and stops cleanly on Ctrl-C by itself.
import { pathToFileURL } from 'node:url';
import { PRODUCT, build } from './support/build.mjs';
import { inRoot } from './support/root.mjs';

try {
  await build('build', PRODUCT);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const main = inRoot('apps', 'server', 'dist', 'main.js');
process.argv[1] = main;
await import(pathToFileURL(main).href);
