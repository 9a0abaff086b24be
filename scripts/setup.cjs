// Makes this machine ready: installs the dependencies when they are missing or stale, and with --browser the browser that the
// tests use. Runs before `npm start`, `npm test` and their like, needs nothing but Node and npm, and is quick when all is there.
//
//   node scripts/setup.cjs             dependencies
//   node scripts/setup.cjs --browser   dependencies and a browser
//   node scripts/setup.cjs --stamp     npm has just installed: only note that down (npm's postinstall calls this)
//
// Any Node from 10 on must be able to read this file, because it tells people that theirs is too old: no static import, no await.
const OLDEST_NODE = [20, 19];

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
  console.error(
    `Motorpark needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.version}. See https://nodejs.org`,
  );
  process.exit(1);
}

const has = (option) => process.argv.includes(option);

import('./support/install.mjs')
  .then(({ installDependencies, isInstalled, stampInstall }) => {
    if (has('--stamp')) return stampInstall();
    return isInstalled() ? undefined : installDependencies();
  })
  .then(() => (has('--browser') ? import('./support/chromium-install.mjs') : undefined))
  .then((browsers) => (browsers ? browsers.provideChromium() : undefined))
  .catch((error) => {
    console.error(`\n${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  });
