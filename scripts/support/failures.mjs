import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { relative } from 'node:path';
import { ROOT } from './root.mjs';

/** Number of lines of a failed test's message that are repeated at the end; the complete message is printed where the test failed. */
const MAX_LINES = 12;

/** Returns each failed test with the beginning of its message, from a stage's report: Vitest's JSON or Playwright's. */
export function readFailures(path) {
  if (!existsSync(path)) return [];
  const report = JSON.parse(readFileSync(path, 'utf8'));
  const failures = report.testResults
    ? report.testResults.flatMap(ofVitestFile)
    : [...(report.errors ?? []).map(({ message }) => ({ name: 'all', said: message })), ...ofSuites(report)];
  return failures.map(({ name, said }) => [name, ...beginning(said)].join('\n'));
}

/** A file that failed to load has no failed tests, but a message of its own. */
function ofVitestFile({ name, status, message, assertionResults }) {
  const file = relative(ROOT, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  return status === 'failed' && failed.length === 0
    ? [{ name: file, said: message }]
    : failed.map(({ fullName, failureMessages }) => ({
        name: `${file} › ${fullName}`,
        said: failureMessages.join('\n'),
      }));
}

function ofSuites({ suites = [] }) {
  return suites.flatMap(({ specs = [], ...suite }) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ results }) => ({
          name: `${file} › ${title}`,
          said: results
            .at(-1)
            ?.errors.map(({ message }) => message)
            .join('\n'),
        })),
    ),
    ...ofSuites(suite),
  ]);
}

function beginning(said = '') {
  const lines = stripVTControlCharacters(said).trimEnd().split('\n');
  return lines.slice(0, MAX_LINES).map((line) => `    ${line}`);
}
