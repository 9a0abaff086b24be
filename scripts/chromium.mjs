// Finds the browser of the tests and its launch options. `node scripts/setup.cjs --browser` installs it.
import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { inRoot } from './support/root.mjs';

/** File in which the setup stores the browser that it found. */
export const CHROMIUM_NOTE = inRoot('node_modules', '.cache', 'chromium', 'chosen.json');

const ARGS = [
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--disable-lcd-text',
  '--hide-scrollbars',
  // A test only visits one site, so no spare process for other sites is needed.
  '--disable-site-isolation-trials',
  // A changed page is repainted completely, so that a picture does not depend on what was shown before.
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  // Tests make no connections to other hosts; neither does the browser itself.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

const MIN_SHARED_MEMORY_BYTES = 1024 ** 3;

/**
 * Returns the browser for the tests, as Playwright's launch options. `pictures` is true if its pictures can be compared with the committed ones: only the
 * packaged browser renders the same pixels everywhere.
 *
 * @typedef {{ executablePath: string, args: string[], ignoreDefaultArgs: string[], env: Record<string, string> }} LaunchOptions
 * @returns {{ launchOptions: LaunchOptions, pictures: boolean, origin: string, version: string }}
 */
export function chromium() {
  if (!existsSync(CHROMIUM_NOTE)) {
    throw new Error('No browser has been set up yet: run "node scripts/setup.cjs --browser" first.');
  }
  const { executablePath, env, pictures, origin, version } = JSON.parse(readFileSync(CHROMIUM_NOTE, 'utf8'));
  return {
    launchOptions: {
      executablePath,
      args: launchArgs(),
      ignoreDefaultArgs: hasRoomInMemory() ? ['--disable-dev-shm-usage'] : [],
      env: { ...process.env, ...env },
    },
    pictures,
    origin,
    version,
  };
}

/**
 * Whether the memory that the browser's processes share, which includes every rendered frame, can be in /dev/shm. Playwright's default puts it into files,
 * because containers may have only 64 MB there; creating, filling and deleting a file for each frame takes a tenth of the tests' time.
 */
function hasRoomInMemory() {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > MIN_SHARED_MEMORY_BYTES;
  } catch {
    return false;
  }
}

function launchArgs() {
  return process.platform === 'linux' ? ['--no-sandbox', ...ARGS] : ARGS;
}
