import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { CHROMIUM_NOTE } from '../chromium.mjs';
import { inRoot } from './root.mjs';
import { extractTar } from './tar.mjs';

const PACKAGE = inRoot('node_modules', '@sparticuz', 'chromium');
const CACHE = dirname(CHROMIUM_NOTE);

const INSTALLED = {
  linux: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};

const WHAT_TO_DO = `The tests need a Chromium, and none could be found or installed here. Do one of these and start again:
  - install Chromium or Google Chrome (Debian, Ubuntu: sudo apt-get install chromium)
  - say where one is: CHROMIUM_PATH=/path/to/chromium npm test`;

/** Finds or installs a browser and stores it for chromium(). Throws an error with instructions if that is not possible. */
export async function provideChromium() {
  if (!process.env.CHROMIUM_PATH && isNoteCurrent()) return;
  const found = fromEnvironment() ?? fromPackage() ?? fromMachine() ?? fromApt();
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

/** The browser among the dependencies: for Linux on x64 only, but the same bytes everywhere. */
function fromPackage() {
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(PACKAGE)) return undefined;
  const folder = join(CACHE, packageVersion());
  const executablePath = join(folder, 'chromium');
  if (!existsSync(executablePath)) unpack(folder);
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
function unpack(folder) {
  console.log('Unpacking the browser (a few seconds, only now)…');
  mkdirSync(CACHE, { recursive: true });
  const aside = mkdtempSync(join(CACHE, 'unpacking-'));
  const read = (name) => brotliDecompressSync(readFileSync(join(PACKAGE, 'bin', name)));
  writeFileSync(join(aside, 'chromium'), read('chromium.br'), { mode: 0o755 });
  extractTar(read('fonts.tar.br'), aside);
  extractTar(read('al2023.tar.br'), aside);
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

function fromMachine() {
  for (const executablePath of INSTALLED[process.platform] ?? []) {
    const path =
      executablePath.includes('/') || executablePath.includes('\\') ? executablePath : which(executablePath);
    const version = path && versionOf(path);
    if (version) return { executablePath: path, env: {}, origin: 'installed', pictures: false, version };
  }
  return undefined;
}

/** Installs the distribution's browser on Debian if running as root, which usually means in a container. */
function fromApt() {
  const isDebian = existsSync('/etc/debian_version') && which('apt-get');
  if (!isDebian || process.getuid?.() !== 0) return undefined;
  console.log('Installing Chromium with apt-get…');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, stdio: ['ignore', 'inherit', 'inherit'] };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
  return fromPackage() ?? fromMachine();
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

function which(command) {
  const result = spawnSync('sh', ['-c', `command -v ${command}`], { encoding: 'utf8' });
  return result.status === 0 ? result.stdout.trim() : undefined;
}

function packageVersion() {
  return JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')).version;
}
