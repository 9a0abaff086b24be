// `npm run test:long`: what is too long for `npm test`. Run it before a release; it takes some hours. Each part runs to its end, even if another one failed.
//
//   npm run test:long                    all parts
//   npm run test:long -- models faults   only these parts
import { show } from './support/run.mjs';

const PARTS = {
  models: {
    covers:
      'the random tests of prices, sums, drawers, trips, outages and input, 20 times as long, on both databases',
    command: ['test:unit', '--', '--project', 'server', '--project', 'server-mocking'],
    env: { ROUNDS: '20' },
  },
  faults: {
    covers:
      '10,000 faults between browser and database, 100 kill -9, 200 clients at one seat, 5,000 transfers, on both databases',
    command: ['test:faults', '--', '--faults', '10000', '--transfers', '5000'],
  },
  million: {
    covers: 'the speed of every list, report and call with a million tickets',
    command: ['bench', '--', '--million'],
  },
  nodes: {
    covers: 'start, login and unit tests on every supported Node',
    command: ['test:nodes'],
  },
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}
const parts = Object.entries(PARTS).filter(([name]) => names.length === 0 || names.includes(name));
const outcomes = [];
for (const [name, { covers, command, env }] of parts) {
  console.log(`\n${name}: ${covers}.\n`);
  const start = Date.now();
  const { exitCode } = await show('npm', ['run', ...command], env);
  outcomes.push({ name, hasFailed: exitCode !== 0, minutes: Math.round((Date.now() - start) / 60_000) });
}
console.log('');
for (const { name, hasFailed, minutes } of outcomes)
  console.log(`${name}: ${hasFailed ? 'FAILED' : 'passed'} in ${minutes} min`);
process.exit(outcomes.some(({ hasFailed }) => hasFailed) ? 1 : 0);
