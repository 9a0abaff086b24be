// `npm run lint`: runs the linter (with types and the import rules between packages) and the formatter's check in parallel.
import { run } from './support/run.mjs';

const checks = await Promise.all([
  run('oxlint', ['--type-aware', '--deny-warnings'], { quiet: true }),
  run('oxfmt', ['--check'], { quiet: true }),
]);

for (const { code, output } of checks) if (code !== 0) console.error(output);
process.exit(checks.every(({ code }) => code === 0) ? 0 : 1);
