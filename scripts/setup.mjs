// Makes this machine ready: installs the dependencies when they are missing or stale, and with --browser the browser that the
// tests use. Runs before `npm start`, `npm test` and their like, needs nothing but Node and npm, and is quick when all is there.
//
//   node scripts/setup.mjs             dependencies
//   node scripts/setup.mjs --browser   dependencies and a browser
//   node scripts/setup.mjs --stamp     npm has just installed: only note that down (npm's postinstall calls this)
import { installDependencies, isInstalled, stampInstall } from './support/install.mjs';

const OLDEST_NODE = [20, 19];

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
  console.error(
    `Motorpark needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.version}. See https://nodejs.org`,
  );
  process.exit(1);
}

try {
  if (process.argv.includes('--stamp')) stampInstall();
  else if (!isInstalled()) await installDependencies();

  if (process.argv.includes('--browser')) {
    const { provideChromium } = await import('./support/chromium-install.mjs');
    await provideChromium();
  }
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
