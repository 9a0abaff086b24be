// `npm run test:e2e`: builds what is stale and runs the browser tests against the complete product.
//
//   npm run test:e2e -- -u           renews the pictures
//   npm run test:e2e -- ticket       only files whose path contains "ticket"
//   npm run test:e2e -- --headed     shows the browser (needs a screen)
import { rmSync } from 'node:fs';
import { chromium } from './chromium.mjs';
import { PRODUCT, build } from './support/build.mjs';
import { inRoot } from './support/root.mjs';
import { run } from './support/run.mjs';

rmSync(inRoot('test-results', 'e2e.json'), { force: true });
try {
  await build('build', PRODUCT);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const { pictures, version, origin } = chromium();
if (!pictures) {
  console.warn(
    `NO PICTURE WILL BE COMPARED: ${version} (${origin}) does not draw as the packaged browser does.`,
  );
}
const { code } = await run('playwright', ['test', ...process.argv.slice(2)]);
process.exit(code);
