// `npm run test:slow`: shows stories and browser tests as on a slow PC with a poor connection: the browser has a quarter of its speed, and each answer of the
// server comes 300 to 1,500 ms late. A test that is written or touched is run so once: what fails so fails on a busy computer, or to a clerk on a slow one.
//
//   npm run test:slow -- stories fare-of-the-day  stories, selected as for `npm run test-storybook`
//   npm run test:slow -- e2e clerks-day          browser tests, selected as for `npm run test:e2e`
import { show } from './support/run.mjs';

const COMMANDS = { stories: 'test-storybook', e2e: 'test:e2e' };

const [kind, ...selected] = process.argv.slice(2);
const command = COMMANDS[kind];
if (command === undefined || selected.length === 0) {
  console.error('Say what to run: npm run test:slow -- stories NAME, or npm run test:slow -- e2e NAME.');
  process.exit(1);
}
const { exitCode } = await show('npm', ['run', command, '--', ...selected], { MOTORPARK_SLOW: '1' });
process.exit(exitCode);
