// `npm run release`: builds the product and packs it with all that it needs to run, for this system, as dist/release/motorpark-VERSION-….tar.gz. Beside it are its
// checksum and its SBOM. docs/running.md says how to install it.
import { PRODUCT, build } from './support/build.mjs';
import { makeRelease } from './support/release.mjs';

try {
  await build('build', PRODUCT);
  for (const file of await makeRelease()) console.log(file);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
