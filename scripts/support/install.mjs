import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT, inRoot } from './root.mjs';

// Stored inside node_modules, which `npm ci` deletes first: an interrupted install leaves no stamp and is repeated.
const STAMP = inRoot('node_modules', '.motorpark-install');

/** Whether node_modules matches the lock file, for this platform and this Node version. */
export function isInstalled() {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint();
}

/** Records that node_modules matches the lock file. */
export function stampInstall() {
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, fingerprint());
}

/** Runs `npm ci` with all development packages. */
export async function installDependencies() {
  console.log('Installing the dependencies (about a minute, only now)…');
  await runNpm(['ci', '--include=dev']);
  stampInstall();
}

/** Runs npm in the repository, independent of the settings of a calling npm. Throws if it fails. */
async function runNpm(args) {
  const npm = findNpm();
  const code = await new Promise((resolve, reject) => {
    const child = spawn(npm.command, [...npm.args, ...args, '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: ROOT,
      env: environmentForNpm(),
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: npm.shell,
    });
    child.on('error', reject);
    child.on('exit', (exitCode, signal) => resolve(signal ? 1 : exitCode));
  });
  if (code !== 0) throw new Error('npm could not install what is needed; its reason stands above.');
}

function fingerprint() {
  const { platform, arch, versions } = process;
  return createHash('sha256')
    .update(readFileSync(inRoot('package-lock.json')))
    .update([platform, arch, versions.modules].join(' '))
    .digest('hex');
}

/** Finds npm: the one that called this script, else the one installed with this Node, else the one in the PATH. */
function findNpm() {
  const beside = join(dirname(process.execPath), '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js');
  const besideOnWindows = join(dirname(process.execPath), 'node_modules', 'npm', 'bin', 'npm-cli.js');
  const cli = [process.env.npm_execpath, beside, besideOnWindows].find(
    (path) => path && /npm-cli\.c?js$/.test(path) && existsSync(path),
  );
  return cli
    ? { command: process.execPath, args: [cli], shell: false }
    : { command: 'npm', args: [], shell: process.platform === 'win32' };
}

/** The environment without the variables that would make a nested npm leave out packages (NODE_ENV, a selected workspace, omit…). */
function environmentForNpm() {
  const leaks =
    /^(NODE_ENV|npm_(config_(workspace.*|include.*|omit|only|production|dev|optional|ignore_scripts|global|prefix|location|dry_run)|lifecycle_.*|package_.*|command))$/i;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !leaks.test(name)));
}
