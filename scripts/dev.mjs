// `npm run dev`: server, app and Storybook, each rebuilt as its files change. Ctrl-C stops all of them.
//
//   PORT (8080) the server, APP_PORT (5173) the app, STORYBOOK_PORT (6006) Storybook
import { existsSync } from 'node:fs';
import concurrently from 'concurrently';
import { build } from './support/build.mjs';
import { endWithNpm } from './support/endWithNpm.mjs';
import { inRoot } from './support/root.mjs';
import { QUIET_TOOLS } from './support/run.mjs';

endWithNpm();

const { PORT = '8080', APP_PORT = '5173', STORYBOOK_PORT = '6006' } = process.env;
const server = inRoot('apps', 'server', 'dist', 'main.js');

if (!existsSync(server)) await build('build', ['@motorpark/server']);

const env = { ...QUIET_TOOLS, PORT, MOTORPARK_API: `http://localhost:${PORT}`, FORCE_COLOR: '1' };
const commands = [
  {
    name: 'build',
    command: 'vite build --watch --emptyOutDir false',
    cwd: inRoot('apps', 'server'),
    prefixColor: 'gray',
  },
  { name: 'server', command: `node --watch --watch-preserve-output "${server}"`, prefixColor: 'green' },
  { name: 'app', command: `vite --port ${APP_PORT}`, cwd: inRoot('apps', 'backoffice'), prefixColor: 'cyan' },
  { name: 'stories', command: `storybook dev --port ${STORYBOOK_PORT} --no-open`, prefixColor: 'magenta' },
];

console.log(`Open the app: http://localhost:${APP_PORT} (it calls the server at http://localhost:${PORT})
Open Storybook: http://localhost:${STORYBOOK_PORT}`);

const { result } = concurrently(
  commands.map((command) => Object.assign(command, { env })),
  { cwd: inRoot(), killOthersOn: ['failure'], killTimeout: 5_000 },
);
// A child process that was ended by Ctrl-C has not failed.
let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => (isStopping = true));
await result.catch(() => {
  process.exitCode = isStopping ? 0 : 1;
});
