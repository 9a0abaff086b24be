// `npm run lint`: the linter (with types, and with the arrows between the packages) and the formatter's check, side by side.
import { run } from './support/run.mjs';

const checks = await Promise.all([
  run('oxlint', ['--type-aware', '--deny-warnings'], { quiet: true }),
  run('prettier', ['--check', '--cache', '--log-level', 'warn', '.'], { quiet: true }),
]);

for (const { code, output } of checks) if (code !== 0) console.error(output);
process.exit(checks.every(({ code }) => code === 0) ? 0 : 1);
