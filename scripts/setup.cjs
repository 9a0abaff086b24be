// Installs the dependencies if they are missing or stale, and with --browser the browser for the tests. Runs before `npm start`,
// `npm test` and similar scripts, needs only Node and npm, and is quick if nothing is missing.
//
//   node scripts/setup.cjs             dependencies
//   node scripts/setup.cjs --browser   dependencies and a browser
//   node scripts/setup.cjs --stamp     only records that npm has just installed (called by npm's postinstall)
//
// This file must run on Node 10 and later, because it reports versions that are too old: no static import, no await.
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
