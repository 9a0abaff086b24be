// Installs the browser of the tests. On Linux with x64 it comes from the npm registry, as `@sparticuz/chromium`, and draws the committed pictures. It is unpacked
// here, because the package's own `executablePath()` takes an interrupted attempt for a browser, and adds graphics drivers with which pictures differ. On other
// systems it is Playwright's, from `playwright install`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { chromium as playwright } from 'playwright-core';
import { extract } from 'tar';
import { CHROMIUM_NOTE } from '../chromium.mjs';
import { inRoot } from './root.mjs';
import { show } from './run.mjs';

const PACKAGE = inRoot('node_modules', '@sparticuz', 'chromium');
const CACHE = dirname(CHROMIUM_NOTE);

const WHAT_TO_DO = `The tests need a Chromium, and none could be installed here. Say where one is, and start again:
  CHROMIUM_PATH=/path/to/chromium npm test`;

/** Finds or installs a browser and stores it for chromium(). Throws an error with instructions if that is not possible. */
export async function provideChromium() {
  if (!process.env.CHROMIUM_PATH && isNoteCurrent()) return;
  const found = fromEnvironment() ?? (await fromPackage()) ?? (await fromPlaywright());
  if (!found) throw new Error(WHAT_TO_DO);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(CHROMIUM_NOTE, JSON.stringify(found, null, 2));
  console.log(`Tests run in ${found.version} (${found.origin}).`);
  if (!found.pictures)
    console.log('Its pictures are not compared: the committed ones belong to the packaged browser.');
}

function isNoteCurrent() {
  if (!existsSync(CHROMIUM_NOTE)) return false;
  const note = JSON.parse(readFileSync(CHROMIUM_NOTE, 'utf8'));
  return (
    note.origin === 'packaged' && note.packageVersion === packageVersion() && existsSync(note.executablePath)
  );
}

function fromEnvironment() {
  const executablePath = process.env.CHROMIUM_PATH;
  if (!executablePath) return undefined;
  const version = versionOf(executablePath);
  if (!version) throw new Error(`CHROMIUM_PATH says ${executablePath}, but no browser starts there.`);
  return { executablePath, env: {}, origin: 'CHROMIUM_PATH', pictures: false, version };
}

/** The browser among the dependencies: the same bytes everywhere. */
async function fromPackage() {
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(PACKAGE)) return undefined;
  const folder = join(CACHE, packageVersion());
  const executablePath = join(folder, 'chromium');
  if (!existsSync(executablePath)) await unpack(folder);
  writeFileSync(join(folder, 'fonts.conf'), fontsConf(join(folder, 'fonts')));

  const fonts = { FONTCONFIG_FILE: join(folder, 'fonts.conf') };
  const libraries = { ...fonts, LD_LIBRARY_PATH: join(folder, 'lib') };
  const env = [fonts, libraries].find((candidate) => versionOf(executablePath, candidate));
  if (!env) return undefined;
  const version = versionOf(executablePath, env);
  return {
    executablePath,
    env,
    origin: 'packaged',
    pictures: true,
    version,
    packageVersion: packageVersion(),
  };
}

/** Unpacks into a temporary folder and renames it, so that an interrupted setup leaves no incomplete browser. */
async function unpack(folder) {
  console.log('Unpacking the browser (a few seconds, only now)…');
  mkdirSync(CACHE, { recursive: true });
  const aside = mkdtempSync(join(CACHE, 'unpacking-'));
  const packed = (name) => join(PACKAGE, 'bin', name);
  writeFileSync(join(aside, 'chromium'), brotliDecompressSync(readFileSync(packed('chromium.br'))), {
    mode: 0o755,
  });
  for (const name of ['fonts.tar.br', 'al2023.tar.br']) await extract({ file: packed(name), cwd: aside });
  try {
    renameSync(aside, folder);
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    // Another setup has finished first.
    if (!existsSync(join(folder, 'chromium'))) throw error;
  }
}

/** Allows only the packaged fonts, so that fallback characters look the same on every computer. */
function fontsConf(folder) {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${join(folder, 'cache')}</cachedir>
</fontconfig>
`;
}

async function fromPlaywright() {
  await show('playwright', ['install', '--with-deps', '--no-shell', 'chromium']);
  const executablePath = playwright.executablePath();
  const version = versionOf(executablePath);
  return version && { executablePath, env: {}, origin: 'playwright', pictures: false, version };
}

function versionOf(executablePath, env = {}) {
  // Chrome on Windows would open a window when asked for its version.
  if (process.platform === 'win32') return existsSync(executablePath) ? executablePath : undefined;
  const result = spawnSync(executablePath, ['--version'], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
    timeout: 20_000,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return result.status === 0 ? result.stdout.trim() : undefined;
}

function packageVersion() {
  return JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')).version;
}
