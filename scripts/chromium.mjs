// Where the browser of the tests is and how it is started. `node scripts/setup.cjs --browser` has put it there.
import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { inRoot } from './support/root.mjs';

/** Where setup notes which browser it found. */
export const CHROMIUM_NOTE = inRoot('node_modules', '.cache', 'chromium', 'chosen.json');

const ARGS = [
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--disable-lcd-text',
  '--hide-scrollbars',
  // One page is all that a test looks at: no process is kept ready for a page of another site.
  '--disable-site-isolation-trials',
  // What changed on the page is drawn anew as a whole, so that a picture does not tell what was there before.
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  // Nothing of a test leaves the machine, not even the browser's own look-ups.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

const ENOUGH_BYTES = 1024 ** 3;

/**
 * The browser to test with, in the words of Playwright's launch options. `pictures` says whether pictures taken with it can be
 * compared with the committed ones: only the packaged browser draws the same pixels everywhere.
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
 * Whether what the browser's processes share, every frame they draw among it, may lie in memory. Playwright has it put into files, because
 * containers may have no more than 64 MB there: a file made, filled and removed for each frame is a tenth of the work of the tests.
 */
function hasRoomInMemory() {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > ENOUGH_BYTES;
  } catch {
    return false;
  }
}

function launchArgs() {
  return process.platform === 'linux' ? ['--no-sandbox', ...ARGS] : ARGS;
}
