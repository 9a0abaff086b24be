// `npm run release`: builds the product of the checked-out commit and packs it with all that it needs to run, for this system, as
// dist/release/motorpark-VERSION-COMMIT-….tar.gz. Beside it are its checksum and its SBOM. docs/running.md says how to install it.
import { PRODUCT, build } from './support/build.mjs';
import { makeRelease } from './support/release.mjs';
import { releasedCommit } from './support/releasedCommit.mjs';

try {
  const commit = await releasedCommit();
  await build('build', PRODUCT);
  for (const file of await makeRelease(commit)) console.log(file);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
